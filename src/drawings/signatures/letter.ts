export type Point2 = readonly [x: number, y: number]

/**
 * How the pen runs through a letter, in hundredths of the height of an x, from the base line up.
 * The way from the letter before is not written down; the curve finds it.
 */
export interface Letter {
  pen: string
  /** Where the next letter begins. */
  wide: number
  /** The pen leaves the paper after it. */
  apart?: boolean
  /** What is added when the word is written: dots and bars. */
  late?: readonly string[]
}

export const pointsOf = (way: string): Point2[] =>
  way.split(' ').map((point): Point2 => {
    const [x = 0, y = 0] = point.split(',').map((value) => Number(value) / 100)
    return [x, y]
  })
