import type { Published } from '../read/published.ts'
import {
  black,
  type Colour,
  contrast,
  farthest,
  hex,
  hold,
  mix,
  oklch,
  shifted,
  white,
} from './colours.ts'

export type Shade = { light: Colour; dark: Colour }
export type Token = keyof typeof defaultPalette
export type Palette = Record<Token, Shade>
type Scheme = Record<Token, Colour>
type Ground = Pick<Scheme, 'paper' | 'sheet' | 'ink'>

/** Without colours of its own a company has these; `tokens.css` says the same. */
export const defaultPalette = {
  paper: { light: '#eceee9', dark: '#0a2240' },
  sheet: { light: '#f7f8f4', dark: '#0f2b4e' },
  ink: { light: '#12171a', dark: '#eaf1f4' },
  'ink-quiet': { light: '#4a5358', dark: '#b4c6d4' },
  'ink-dim': { light: '#5f686c', dark: '#93aabd' },
  rule: { light: '#c3c9c3', dark: '#2f4f73' },
  grid: { light: '#d9ddd7', dark: '#173457' },
  signal: { light: '#f04014', dark: '#ff6a3c' },
  'signal-text': { light: '#b32a06', dark: '#ff8a63' },
  'on-signal': { light: '#12171a', dark: '#071a31' },
  /** The words of a button that stands on the signal, in its colour for words. */
  'signal-button': { light: '#ffffff', dark: '#ff6a3c' },
  inverse: { light: '#12171a', dark: '#eaf1f4' },
  'on-inverse': { light: '#f3f5f0', dark: '#0a2240' },
  'on-inverse-quiet': { light: '#aab2b3', dark: '#3d5670' },
  'inverse-rule': { light: '#3a4347', dark: '#b9c8d3' },
  'inverse-signal': { light: '#f04014', dark: '#c9390b' },
  'inverse-signal-text': { light: '#ff9a78', dark: '#a03108' },
  s2: { light: '#cc310a', dark: '#e04c1f' },
  s3: { light: '#a82605', dark: '#b5380f' },
  at: { light: '#fcfdfa', dark: '#16375f' },
  af: { light: '#dfe4de', dark: '#0e2a4c' },
  ar: { light: '#c6cdc7', dark: '#081b33' },
  al: { light: '#12171a', dark: '#cfe0ec' },
  ah: { light: '#12171a', dark: '#7f9cb6' },
} satisfies Record<string, Shade>

/** What WCAG 2.2 asks at level AA of text, and of what carries meaning without being text. */
const forText = 4.5
const forMarks = 3

type Base = { paper: Colour; ink: Colour; signal: Colour }

export const isDark = (paper: Colour) => farthest([paper]) === white

/** A sheet lies on the paper, a little nearer to the light as far as words stay readable on it. */
function sheetOn(paper: Colour): Colour {
  if (!isDark(paper)) return mix(paper, white, 0.55)
  const lifted = shifted(paper, 0.04)
  return contrast(lifted, white) >= 7 ? lifted : paper
}

function signalScheme(signal: Colour, { paper, sheet, ink }: Ground, least = forMarks) {
  const grounds = [paper, sheet]
  const seen = hold(signal, grounds, least)
  const dark = isDark(paper) ? paper : ink
  const onSignal = contrast(dark, seen) >= forText ? dark : farthest([seen])
  return {
    signal: seen,
    'signal-text': hold(signal, grounds, forText),
    'on-signal': onSignal,
    'signal-button': contrast(white, onSignal) >= forText ? white : seen,
    'inverse-signal': hold(signal, [ink], forMarks),
    'inverse-signal-text': hold(signal, [ink], forText),
    s2: shifted(seen, -0.08),
    s3: shifted(seen, -0.16),
  }
}

function scheme({ paper, ink: given, signal }: Base, least?: number): Scheme {
  const sheet = sheetOn(paper)
  const grounds = [paper, sheet]
  const ink = hold(given, grounds, forText)
  const onInverse = hold(isDark(paper) ? paper : mix(paper, white, 0.4), [ink], forText)
  return {
    paper,
    sheet,
    ink,
    'ink-quiet': hold(mix(ink, paper, 0.28), grounds, forText),
    'ink-dim': hold(mix(ink, paper, 0.38), grounds, forText),
    rule: mix(paper, ink, isDark(paper) ? 0.22 : 0.19),
    grid: mix(paper, ink, 0.09),
    inverse: ink,
    'on-inverse': onInverse,
    'on-inverse-quiet': hold(mix(onInverse, ink, 0.3), [ink], forText),
    'inverse-rule': mix(ink, onInverse, 0.2),
    ...planes(paper, ink),
    ...signalScheme(signal, { paper, sheet, ink }, least),
  }
}

/** The faces of what is drawn: on top, in front, to the right; then its lines, and those behind. */
const planes = (paper: Colour, ink: Colour) =>
  isDark(paper)
    ? {
        at: shifted(paper, 0.08),
        af: shifted(paper, 0.03),
        ar: shifted(paper, -0.04),
        al: mix(ink, paper, 0.1),
        ah: mix(ink, paper, 0.4),
      }
    : {
        at: mix(paper, white, 0.8),
        af: mix(paper, ink, 0.06),
        ar: mix(paper, ink, 0.18),
        al: ink,
        ah: ink,
      }

/** At night: paper in the hue of the ink, ink nearly white. A paper that is dark by day stays. */
function atNight({ paper, ink, signal }: Base): Base {
  if (isDark(paper)) return { paper, ink, signal }
  const [day, line] = [oklch(paper), oklch(ink)]
  const tinted = line.c >= day.c ? line : day
  return {
    paper: hex({ ...tinted, l: 0.24, c: Math.min(0.065, Math.max(0.008, tinted.c)) }),
    ink: hex({ ...day, l: 0.95, c: Math.min(0.012, day.c) }),
    signal,
  }
}

type Moved = { what: 'ink' | 'signal'; given: Colour; used: Colour; ratio: number }
type Colours = NonNullable<Published<'brand'>['colours']>

const noColours: Colours = {}

/** All colours of the site from the three that a company may choose. */
export function paletteOf(colours: Colours = noColours): { palette: Palette; moved: Moved[] } {
  // A colour in capitals is the same one.
  const [paper, ink, signal] = [colours.paper, colours.ink, colours.signal].map((one) =>
    one?.toLowerCase(),
  )
  if (!paper && !ink && !signal) return { palette: defaultPalette, moved: [] }
  if (!paper && !ink && signal) return withSignal(signal)
  const given: Base = {
    paper: paper ?? defaultPalette.paper.light,
    ink: ink ?? (paper ? farthest([paper]) : black),
    signal: signal ?? defaultPalette.signal.light,
  }
  // A signal that is only just seen by day glows too little at night.
  const [light, dark] = [scheme(given), scheme(atNight(given), forText)]
  return { palette: joined(light, dark), moved: movedFrom({ ink, signal }, light) }
}

/** The house's paper and ink, with another signal. */
function withSignal(signal: Colour) {
  const by = (scheme: keyof Shade) => {
    const { paper, sheet, ink } = defaultPalette
    const ground = { paper: paper[scheme], sheet: sheet[scheme], ink: ink[scheme] }
    return signalScheme(signal, ground, scheme === 'dark' ? forText : forMarks)
  }
  const palette = { ...defaultPalette, ...joined(by('light'), by('dark')) }
  return { palette, moved: movedFrom({ signal }, asLight(palette)) }
}

const asLight = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, { light }]) => [name, light])) as Scheme

function joined<Name extends Token>(light: Record<Name, Colour>, dark: Record<Name, Colour>) {
  const names = Object.keys(light) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, { light: light[name], dark: dark[name] }]),
  ) as Record<Name, Shade>
}

function movedFrom(given: Colours, used: Scheme): Moved[] {
  const asked = [
    ['ink', forText],
    ['signal', forMarks],
  ] as const
  return asked.flatMap(([what, ratio]) => {
    const colour = given[what]
    return colour && colour !== used[what] ? [{ what, given: colour, used: used[what], ratio }] : []
  })
}
