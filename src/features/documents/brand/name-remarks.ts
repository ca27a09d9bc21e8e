import { typePairs } from '../kinds/company/brand.ts'
import type { Published } from '../read/published.ts'
import { isNote } from '../schema/link-shapes.ts'
import { drawnName, undrawable } from './drawable-words.ts'

type Look = Partial<Pick<Published<'brand'>, 'logo' | 'logoPicture' | 'logoSaysName' | 'type'>>

/** Letters of the name that no picture can show, and what is there instead, in words. */
export function nameRemarks(
  company: Partial<Pick<Published<'company'>, 'name' | 'legalName'>>,
  { logo, logoPicture, logoSaysName, type = 'grotesk' }: Look,
): string[] {
  const { name = '', legalName = '' } = company
  const hasLogo = Boolean(logo && !isNote(logo)) || logoPicture !== undefined
  const lost = isNote(name) ? '' : undrawable(name, type)
  if (lost === '' || (hasLogo && logoSaysName)) return []
  const others = typePairs.filter((pair) => undrawable(name, pair) === '').map(titled)
  const who =
    others.length > 0
      ? `The type ${titled(type)} has no shapes for ‘${lost}’, as ${others.join(' and ')} have.`
      : `No type here has shapes for ‘${lost}’.`
  const shown = drawnName({ name, legalName: isNote(legalName) ? '' : legalName }, type)
  return [
    `${who} Pages show them in a font of the visitor’s. Pictures of shared links show ${inPictures(shown, hasLogo)}.${hasLogo ? '' : ` Icons show ${inIcons(shown)}. A logo of your own would stand in both.`}`,
  ]
}

const titled = (pair: string) => pair.charAt(0).toUpperCase() + pair.slice(1)

function inPictures(shown: string, hasLogo: boolean) {
  if (shown) return hasLogo ? `the logo and ‘${shown}’` : `‘${shown}’`
  return hasLogo ? 'the logo without the name' : 'no name'
}

const inIcons = (shown: string) => (shown ? 'the first letter of that' : 'a plain square')
