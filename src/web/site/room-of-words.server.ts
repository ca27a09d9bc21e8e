import { withoutMarks } from '../../features/documents/marks/marks.ts'

const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60]/gu

const thin = /[Iijlftr1.,:;!|'’ -]/g
const wide = /[MWmw]/g

/** How many Latin letters would take as much room: one of a full-width script takes that of two. */
export const roomOfWords = (words: string) => withoutMarks(words).replace(fullWidth, '__').length

/** The largest word of a page fills its line with INSIGHT, which has two thin letters. */
export const fillsMoreThanItsLine = (word: string) => {
  const letters = withoutMarks(word)
  const times = (which: RegExp) => letters.match(which)?.length ?? 0
  return roomOfWords(letters) + times(wide) - times(thin) / 2 > 6
}
