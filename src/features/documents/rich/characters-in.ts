/** How many characters words have, as JSON Schema and the schemas of the server count: an emoji is one, not two halves. */
export function charactersIn(words: string): number {
  let count = 0
  for (const _ of words) count++
  return count
}

/** The first of them, none cut in half. */
export const firstCharacters = (words: string, most: number) =>
  words.length <= most ? words : [...words].slice(0, most).join('')
