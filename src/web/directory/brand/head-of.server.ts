import { faviconSvg } from './logo-svg.ts'
import familjen from '../../ui/fonts/familjen.woff2?url'
import geistMono from '../../ui/fonts/geist-mono.woff2?url'
import inter from '../../ui/fonts/inter.woff2?url'
import jetbrainsMono from '../../ui/fonts/jetbrains-mono.woff2?url'
import sourceSerif from '../../ui/fonts/source-serif.woff2?url'
import sourceCode from '../../ui/fonts/source-code.woff2?url'
import bricolage from '../../ui/fonts/bricolage.woff2?url'
import splineMono from '../../ui/fonts/spline-mono.woff2?url'
import type { TypePair } from '../../../features/documents/brand/drawable-words.ts'
import type { Look } from './brand-of.server.ts'

const fontsOf: Record<TypePair, string[]> = {
  grotesk: [familjen, geistMono],
  neutral: [inter, jetbrainsMono],
  serif: [sourceSerif, sourceCode],
  warm: [bricolage, splineMono],
}

/** What of a look stands in the head of every page. */
export type HeadTheme = {
  light: string
  dark: string
  fonts: string[]
  icon: string
}

/** Up to here the icon is written into the page: no request beside those that the first paint waits for. */
const mostInPage = 1_500

const kept = new WeakMap<Look, HeadTheme>()

export function headOf(look: Look): HeadTheme {
  const { palette, type } = look
  const head = kept.get(look) ?? { ...palette.paper, fonts: fontsOf[type], icon: iconOf(look) }
  kept.set(look, head)
  return head
}

/** Spaces and braces mean nothing in an address of data, and are shorter as they are. */
const harmless = (escaped: string) => decodeURI(escaped)

function iconOf({ mark, palette }: Look): string {
  const svg = mark && faviconSvg(mark, palette)
  return svg && svg.length <= mostInPage
    ? `data:image/svg+xml,${encodeURI(svg)
        .replace(/%(?:20|7B|7D)/g, harmless)
        .replaceAll('#', '%23')}`
    : '/favicon.svg'
}
