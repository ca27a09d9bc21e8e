import { formatHex, interpolate, type Oklch, converter, toGamut, wcagContrast } from 'culori'

/** Such as `#f04014`. */
export type Colour = string

const asOklch = converter('oklch')
const intoScreen = toGamut('rgb', 'oklch')

export const oklch = (colour: Colour): Oklch => asOklch(colour) ?? { mode: 'oklch', l: 0, c: 0 }

export const hex = (colour: Oklch): Colour => formatHex(intoScreen(colour))

export const contrast = (one: Colour, other: Colour) => wcagContrast(one, other)

/** What lies between two colours for the eye; `share` of it is the second. */
export const mix = (one: Colour, other: Colour, share: number): Colour =>
  formatHex(interpolate([one, other], 'oklab')(share))

export const shifted = (colour: Colour, lightness: number): Colour => {
  const { l, ...rest } = oklch(colour)
  return hex({ ...rest, l: Math.min(1, Math.max(0, l + lightness)) })
}

export const black = '#000000'
export const white = '#ffffff'

/** Black or white, whichever is seen better on all of these. */
export function farthest(grounds: Colour[]): Colour {
  const least = (colour: Colour) => Math.min(...grounds.map((ground) => contrast(colour, ground)))
  return least(black) >= least(white) ? black : white
}

/** The colour itself where it is seen well enough on all grounds, or else the nearest of its hue that is. */
export function hold(colour: Colour, grounds: Colour[], ratio: number): Colour {
  const holds = (one: Colour) => grounds.every((ground) => contrast(one, ground) >= ratio)
  const end = farthest(grounds)
  const step = end === black ? -0.005 : 0.005
  let { l, ...rest } = oklch(colour)
  for (let moved = colour; l > 0 && l < 1; l += step, moved = hex({ ...rest, l }))
    if (holds(moved)) return moved
  return end
}
