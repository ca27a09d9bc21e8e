import { withoutMarks } from '../../features/documents/marks/marks.ts'

const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60]/gu

/** How many Latin letters would take as much room: one of a full-width script takes that of two. */
export const roomOfWords = (words: string) => withoutMarks(words).replace(fullWidth, '__').length
