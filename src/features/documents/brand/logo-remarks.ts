import { paletteOf } from './brand-palette.ts'
import { type Colour, contrast } from './colours.ts'

/** What WCAG 2.2 asks of what carries meaning without being text. */
const forMarks = 3

/** So much of a picture is taken for more than the edges of what it shows. */
const leastSeen = 0.02

const fixed = /#[\da-f]{6}\b|#[\da-f]{3}\b|\b(black|white)\b/gi
const painted = /\b(fill|stroke)\s*[=:]/i
const named: Record<string, Colour> = { black: '#000000', white: '#ffffff' }

/** In which scheme a logo is seen too little, in words: nothing moves its colours. */
export function logoRemarks(
  logo: unknown,
  colours: Parameters<typeof paletteOf>[0],
): { scheme: 'light' | 'dark'; sentence: string }[] {
  // A logo that also takes a colour of the page is seen by that.
  if (typeof logo !== 'string' || /var\(--|currentColor/i.test(logo)) return []
  const found = [...new Set([...logo.matchAll(fixed)].map(([colour]) => whole(colour)))]
  // What says no colour is black.
  const inLogo = found.length > 0 || painted.test(logo) ? found : ['#000000']
  if (inLogo.length === 0) return []
  return unseen(colours, (isSeen) => inLogo.some(isSeen), 'Write var(--ink) for a colour')
}

/** The same of a picture, by the colours of its points that cover what lies behind them. */
export function pictureLogoRemarks(points: Colour[], colours: Parameters<typeof paletteOf>[0]) {
  const enough = points.length * leastSeen
  const isEnough = (isSeen: (colour: Colour) => boolean) => points.filter(isSeen).length > enough
  const found = points.length > 0 ? unseen(colours, isEnough, 'Use an SVG with var(--ink)') : []
  return found.map(({ sentence }) => sentence)
}

function unseen(
  colours: Parameters<typeof paletteOf>[0],
  isShown: (isSeen: (colour: Colour) => boolean) => boolean,
  way: string,
) {
  const { palette } = paletteOf(colours)
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const paper = palette.paper[scheme]
    if (isShown((colour) => contrast(colour, paper) >= forMarks)) return []
    const sentence = `The logo is hard to see on the ${scheme} paper ${paper}: none of its colours has a contrast of ${forMarks} : 1. ${way} to let it change with the page.`
    return [{ scheme, sentence }]
  })
}

const whole = (colour: string): Colour =>
  named[colour.toLowerCase()] ??
  (colour.length === 4 ? colour.replace(/[\da-f]/gi, (digit) => digit + digit) : colour)
