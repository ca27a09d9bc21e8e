import { seeded } from '../seeded.ts'
import { capitalLetters } from './capital-letters.ts'
import { type Hand, handOf, isShortFor } from './hand.ts'
import { type Letter, type Point2, pointsOf } from './letter.ts'
import { smallLetters } from './small-letters.ts'
import { lengthOf, splinePath } from './spline.ts'

/** A stroke of the pen: which part of the whole writing it takes, and after which part it begins. */
type Stroke = { d: string; takes: number; after: number }

/** `base` is how far down the line lies on which it is written. */
export type Signature = { width: number; base: number; strokes: Stroke[] }

const UNIT = 40
const PEN = 5

type Line = Point2[]

class Pen {
  readonly lines: Line[] = []
  readonly #hand: Hand
  #line: Line = []
  #late: Line[] = []
  #x = 0
  readonly #random = seeded(4711)

  constructor(hand: Hand) {
    this.#hand = hand
  }

  letter(written: string, part: number): void {
    const [letter = '', ...dotted] = written.normalize('NFD')
    const capital = letter in capitalLetters
    const drawn = capitalLetters[letter] ?? smallLetters[letter]
    if (!drawn) return
    const { wide, fade, capitals, dots } = this.#hand
    const unsteady = 0.94 + this.#random() * 0.12
    const high = (capital ? capitals : 1 - part * (1 - fade)) * unsteady
    const along = capital ? capitals : wide * (1 + (part * (1 - fade)) / 2)
    const place = (way: string) =>
      pointsOf(way).map(([x, y]): Point2 => [this.#x + x * along, y * high])
    if (capital) this.lift()
    this.#line.push(...place(drawn.pen))
    for (const late of drawn.late ?? [])
      if (dots || late.includes(' ', 9)) this.#late.push(place(late))
    if (dotted.length > 0) this.#late.push(...dotsOver(drawn, capital).map(place))
    this.#x += (drawn.wide / 100) * along
    if (drawn.apart || (capital && (drawn.late || dotted.length > 0))) this.finish()
  }

  lift(): void {
    if (this.#line.length) this.lines.push(this.#line)
    this.#line = []
  }

  /** Dots and bars follow what they belong to. */
  finish(): void {
    this.lift()
    this.lines.push(...this.#late.splice(0))
  }

  space(): void {
    this.finish()
    this.#x += this.#hand.gap
  }

  end(): void {
    const last = this.#line.at(-1)
    const { end } = this.#hand
    if (last && end)
      this.#line.push(...pointsOf(end).map(([x, y]): Point2 => [last[0] + x, last[1] + y]))
    this.finish()
  }
}

/** The two of ä, ö and ü, over the middle of the letter. */
function dotsOver({ wide }: Letter, capital: boolean): string[] {
  const [middle, high] = [wide / 2 - 8, capital ? 285 : 150]
  return [middle - 16, middle + 16].map((x) => `${x},${high} ${x},${high + 6}`)
}

function write(hand: Hand): Line[] {
  const pen = new Pen(hand)
  const words = hand.text.split(' ')
  for (const [place, word] of words.entries()) {
    if (place > 0) pen.space()
    for (const [index, letter] of [...word].entries())
      pen.letter(letter, word.length < 3 ? 0 : index / (word.length - 1))
  }
  pen.end()
  return lean(pen.lines, hand)
}

function lean(lines: Line[], { slant, rise }: Hand): Line[] {
  const [over, up] = [slant, rise].map((degrees) => Math.tan((degrees * Math.PI) / 180)) as [
    number,
    number,
  ]
  return lines.map((line) =>
    line.map(([x, y]): Point2 => [(x + y * over) * UNIT, -(y + x * up) * UNIT]),
  )
}

/**
 * A name as its owner writes it, in a hand that is known or made up; none for one that our letters cannot
 * write. A hand that was known for another name is not this one's.
 */
export function signatureOf(name: string, known?: Hand): Signature | undefined {
  const hand = known && isShortFor(name, known.text) ? known : handOf(name)
  if (!hand) return undefined
  const lines = write(hand)
  const points = lines.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  // Curves swing out a little beyond the points they run through.
  const [left, top] = [Math.min(...xs) - PEN * 2, Math.min(...ys) - PEN * 2]
  const placed = lines.map((line) => line.map(([x, y]): Point2 => [x - left, y - top]))
  return {
    width: Math.ceil(Math.max(...xs) - left + PEN * 2),
    base: Math.round(-top),
    strokes: timed(placed),
  }
}

/** The pen also takes its time from one stroke to the next. */
function timed(lines: Line[]): Stroke[] {
  const lengths = lines.map(lengthOf)
  const ways = lines.map((line, index) => {
    const [from, to] = [lines[index - 1]?.at(-1), line[0]]
    return from && to ? lengthOf([from, to]) / 2 : 0
  })
  const all = [...lengths, ...ways].reduce((sum, length) => sum + length, 0)
  const share = (length: number) => Math.round((length / all) * 1000) / 1000
  let after = 0
  return lines.map((line, index) => {
    after += ways[index] ?? 0
    const stroke = { d: splinePath(line), takes: share(lengths[index] ?? 0), after: share(after) }
    after += lengths[index] ?? 0
    return stroke
  })
}
