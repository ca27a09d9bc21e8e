/** Where a piece of text comes from: the field of a document. */
type Marked = { kind: string; id: string; path: string }

/**
 * Letters that nobody sees: Unicode's tags, one for each ASCII letter, and one that ends them. A text that
 * carries its origin behind its words goes through every component as it is.
 */
const first = 0xe0000
const end = String.fromCodePoint(0xe007f)

/** The flags of England, Scotland and Wales are spelled with such letters, too, but have no stroke in them. */
export const flag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}/u
export const mark = /([\u{E0020}-\u{E007E}]*\u{E002F}[\u{E0020}-\u{E007E}]*)\u{E007F}/u
const eachMark = new RegExp(mark, 'gu')
const flagOrTags = new RegExp(`(${flag.source})|[\\u{E0020}-\\u{E007F}]+`, 'gu')

export function markOf({ kind, id, path }: Marked): string {
  const spelled = [...`${kind}/${id}/${path}`].map((letter) => first + letter.codePointAt(0)!)
  return String.fromCodePoint(...spelled) + end
}

/** Every field that these words come from, in their order. */
export const readMarks = (words: string): Marked[] =>
  [...words.matchAll(eachMark)].map(([, tags = '']) => {
    const spelled = [...tags].map((tag) => String.fromCodePoint(tag.codePointAt(0)! - first))
    const [kind = '', id = '', ...path] = spelled.join('').split('/')
    return { kind, id, path: path.join('/') }
  })

/** The words alone, also where a mark was cut in half. */
export const withoutMarks = (words: string) => words.replace(flagOrTags, '$1')
