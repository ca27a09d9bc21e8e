import { around, paragraphsOf } from './marked-words.ts'

export type WrittenWords = ReturnType<typeof writtenWords>

/** Words while one writes in them: all that a field says, or one of its paragraphs. */
export function writtenWords(value: string, first: string) {
  let words = first
  let said = value
  let [before, after] = around(value, first)

  /** Where the words are in what the field is to say; undefined where that isn’t sure. */
  function placeIn(next: string): [words: string, before: string, after: string] | undefined {
    const middle = next.slice(before.length, next.length - after.length)
    const isWhole = before === '' && after === ''
    if (before + middle + after === next && (isWhole || !middle.includes('\n\n')))
      return [middle, before, after]
    const own = words.trim()
    const isOne = paragraphsOf(next).filter((part) => part.trim() === own).length === 1
    return isOne ? [words, ...around(next, own)] : undefined
  }

  return {
    /** All that the field says with them. */
    said: () => said,
    /** What the field says before them and behind them. */
    around: (): [before: string, after: string] => [before, after],
    write(next: string) {
      words = next
      said = before + next + after
    },
    /** The words once the field says something else; undefined where one can’t go on in them. */
    follow(next: string): string | undefined {
      const place = placeIn(next)
      if (!place) return undefined
      ;[words, before, after] = place
      said = next
      return words
    },
  }
}
