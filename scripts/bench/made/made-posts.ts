import type { PostTable } from '../../../src/features/posts/post-store.ts'

type MadePost = PostTable & { titleWords: string[]; words: string[] }

const vocabulary = 40_000
const wordsInPost = 300
const categories = ['Architecture', 'Data', 'Delivery', 'Machine learning', 'Mobile', 'Security']
const minute = 60_000

/** The same numbers from 0 to 1 every time. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const syllables = 'ba de fi go lu ma ne pi ro su ta ve xi zo ka le mo nu ri te'.split(' ')

/** Word number 0 is the most frequent of all. */
export function madeWord(number: number): string {
  let rest = number + 400
  let word = ''
  for (; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]
  return word
}

/** Posts whose words are as unevenly frequent as those of a language, the newest last. */
export function* makePosts(count: number): Generator<MadePost, undefined> {
  const next = numbers(7)
  const word = () => madeWord(Math.floor((vocabulary + 1) ** next()) - 1)
  const sentence = (length: number) => Array.from({ length }, word)
  const start = Date.parse('2026-01-01T00:00:00Z') - count * minute
  for (let number = 0; number < count; number++) {
    const titleWords = sentence(5)
    const body = Array.from({ length: 6 }, () => sentence(wordsInPost / 6))
    const at = new Date(start + number * minute).toISOString()
    const category = categories[number % categories.length]!
    yield {
      id: `made-${String(number).padStart(7, '0')}`,
      slug: `${titleWords.join('-')}-${number}`,
      title: titleWords.join(' '),
      category,
      categoryKey: category.toLowerCase(),
      thumbnail: '',
      summary: body[0]!.slice(0, 20).join(' '),
      opening: body[0]!.join(' '),
      authorName: 'Nobody',
      state: 'published',
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
      trashedWith: null,
      version: 1,
      content: body.map((words) => `<h2>${words[0]}</h2><p>${words.join(' ')}.</p>`).join(''),
      titleWords: [...new Set(titleWords)],
      words: [...new Set([...titleWords, ...body.flat()])],
    }
  }
}
