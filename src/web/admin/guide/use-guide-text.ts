import { type Text, useText } from '../../i18n.tsx'
import { guideWords } from './guide-words.ts'
import type { Guide } from './use-guide.ts'

/** The key of words of the guide: some are others where the site began without a sample. */
export const guideKey = (pack: Guide['pack'], name: string) =>
  `desk.guide.${pack === 'blank' && name in guideWords.blank ? 'blank.' : ''}${name}`

/** Says words of the guide by their name in it. */
export function useGuideText({ pack }: Pick<Guide, 'pack'>): Text {
  const t = useText()
  return (name, values) => t(guideKey(pack, name), values)
}
