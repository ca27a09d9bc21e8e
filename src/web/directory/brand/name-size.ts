import type { Look } from './brand-of.server.ts'

type Named = Pick<Look, 'name' | 'logo' | 'logoSaysName'>

/** In rem, as `brand.css` and `header.css` say: the quarter of the bar that the name has, and the height of a logo in it. */
const room = { width: 17, height: 4, logo: 1.65, widestLogo: 11, gap: 0.55 }

/** The mean width of a letter, of its size; and how much of a line words leave empty. */
const [letter, filled] = [0.58, 0.8]

const sizes = [1.6, 1.2, 1, 0.8]

/** The largest size in which a name has room beside the logo, in as many lines as the bar is high; the default for most. */
export function nameSize({ name, logo }: Named): number {
  const wide = logo ? Math.min(room.widestLogo, room.logo * shapeOf(logo.with)) + room.gap : 0
  const fits = (size: number) =>
    name.length <= ((room.width - wide) / (size * letter)) * filled * Math.floor(room.height / size)
  return sizes.find(fits) ?? sizes.at(-1)!
}

/** How many times as wide as high it is. */
function shapeOf({ viewBox, ...sides }: Record<string, string>): number {
  const [width, height] = viewBox?.split(' ').slice(2) ?? [sides.width, sides.height]
  return Number(width) / Number(height)
}

/** What the sheet of a company says whose name would not stay in the bar; nothing for others. */
export function nameRule(look: Partial<Named>): string {
  if (look.name === undefined || look.logoSaysName) return ''
  const size = nameSize(look as Named)
  return size === sizes[0]
    ? ''
    : `@layer site{:root .header .brand{overflow:hidden;font-size:${size}rem;overflow-wrap:anywhere}}`
}
