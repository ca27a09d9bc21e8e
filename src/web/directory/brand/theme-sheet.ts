import { defaultPalette, isDark } from '../../../features/documents/brand/brand-palette.ts'
import type { TypePair } from '../../../features/documents/brand/drawable-words.ts'
import type { Look } from './brand-of.server.ts'
import { nameRule } from './name-size.ts'
import crossed from './pairs/crossed.css?inline'
import neutral from './pairs/neutral.css?inline'
import serif from './pairs/serif.css?inline'
import warm from './pairs/warm.css?inline'

type SheetLook = Pick<Look, 'palette' | 'type' | 'hasGrid'> &
  Partial<Pick<Look, 'name' | 'logo' | 'logoSaysName'>>

/** The default type is in the style sheet of every page already. */
const pairs: Record<TypePair, string> = {
  grotesk: '',
  neutral: neutral + crossed,
  serif: serif + crossed,
  warm: warm + crossed,
}

/** A preference for more contrast applies with any colours. */
const moreContrast =
  '@media (prefers-contrast:more){html:root{--ink-quiet:var(--ink);--ink-dim:var(--ink);--rule:var(--ink);--on-inverse-quiet:var(--on-inverse)}}'

/** Printed, everything stands on white, whatever it stands on here. */
const onWhite =
  '@layer base{@media print{html:root{--sheet:#fff;--ink:#000;--ink-quiet:#333;--ink-dim:#444;--rule:#999;--signal-text:#000}}}'

const drawn = (['at', 'af', 'ar', 'al', 'ah', 'grid'] as const)
  .map((name) => `--${name}:${defaultPalette[name].light}`)
  .join(';')

/** Drawn for a dark paper, drawings take on the other lightness in print; a logo in colours of its own keeps its paper. */
function fromDark({ palette, logo }: SheetLook): string {
  const paper = palette.paper.light
  if (!isDark(paper)) return ''
  const turned = `img[src*='/look/']:not(.logo){background:none!important;filter:invert(1) hue-rotate(180deg)}`
  const isFixed = logo && (logo.is === 'img' || !/var\(--|currentColor/i.test(JSON.stringify(logo)))
  const plate = isFixed
    ? `.logo{background:${paper};-webkit-print-color-adjust:exact;print-color-adjust:exact}`
    : ''
  return `@layer base{@media print{html:root{${drawn}}${turned}${plate}}}`
}

const coloursOf = ({ palette }: SheetLook) =>
  palette === defaultPalette
    ? ''
    : `html:root{${Object.entries(palette)
        .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
        .join(';')}}${moreContrast}`

const withoutGrid = '@layer site{:root .ruled::before,:root .hero::before{display:none}}'

/**
 * What a company's own look adds to the default style sheet; empty for the default look. Each rule outweighs the
 * default one in its layer, since a late part of a page may add the default sheet once more, behind this one.
 */
export function themeSheet(look: SheetLook): string {
  const tokens = coloursOf(look)
  const parts = [
    pairs[look.type],
    tokens && `@layer tokens{${tokens}}${onWhite}${fromDark(look)}`,
    !look.hasGrid && withoutGrid,
    nameRule(look),
  ]
  return parts.filter(Boolean).join('\n')
}
