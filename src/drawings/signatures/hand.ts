import { seeded } from '../seeded.ts'

/** How somebody writes their name. */
export interface Hand {
  /** What is written of the name; `~` stands for letters that the pen runs over. */
  text: string
  /** Degrees by which it leans, and by which its line climbs. */
  slant: number
  rise: number
  wide: number
  /** How high the last letters of a word still are. */
  fade: number
  capitals: number
  gap: number
  dots: boolean
  /** How the pen goes on after the last letter, in hundredths from there. */
  end?: string | undefined
}

const titles = /^(Dr|Prof|Mr|Mrs|Ms)\.? /
const written = /^[A-Za-z]+([ '’-][A-Za-z]+|\.)*$/

/** The letters of a name as our pen knows them: accents are left out, the dots of ü are written. */
const penned = (name: string) =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\P{M}\u0308]/gu, '')
    .normalize('NFC')

/** Whether what is written can stand for the name, as `J Br~n` does for Jane Brown. */
export function isShortFor(name: string, text: string): boolean {
  const plain = (words: string) =>
    penned(words)
      .normalize('NFD')
      .replace(/\p{M}|['’.-]/gu, '')
      .toLowerCase()
      .split(' ')
  const names = plain(name)
  return plain(text).every((word) => {
    const place = names.findIndex((one) => isAbbreviated(one, word))
    // The words follow one another as those of the name do.
    return place >= 0 && names.splice(0, place + 1).length > 0
  })
}

/** Begins alike, and has no letter that the name hasn't, in its order. */
function isAbbreviated(name: string, word: string): boolean {
  let from = 0
  return (
    name[0] === word[0] &&
    [...word.replaceAll('~', '')].every((letter) => {
      from = name.indexOf(letter, from) + 1
      return from > 0
    })
  )
}

/** A handwriting derived from the name, for people who have none set. */
export function handOf(name: string): Hand | undefined {
  const text = penned(name).replace(titles, '').trim()
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  if (text.length > 40 || !written.test(plain)) return undefined
  const random = seeded(seedOf(plain))
  const between = (low: number, high: number) => low + (high - low) * random()
  random()
  return {
    text: text.replace(/['’-]/g, ''),
    slant: between(10, 28),
    rise: between(1, 7),
    wide: between(0.82, 1.15),
    fade: between(0.45, 0.8),
    capitals: between(0.95, 1.25),
    gap: between(0.15, 0.5),
    dots: true,
    ...(random() < 0.5 && { end: `${between(60, 180)},${between(0, 50)}` }),
  }
}

function seedOf(text: string): number {
  let seed = 7
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 2147483646
  return seed + 1
}
