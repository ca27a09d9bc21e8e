import type { AskedWord } from './asked-words.ts'
import { likenessOf, editDistance } from './edit-distance.ts'

/** The words that are known somewhere, found by an index. */
export type KnownWords = {
  /** Those with this beginning. */
  startingWith: (start: string) => string[] | Promise<string[]>
  /** Those that may be one letter off, and others. */
  near: (asked: AskedWord) => string[] | Promise<string[]>
}

/** The words that one of a query may mean, and how well each is meant. */
export type Meant = Map<string, number>

const shortestForgiven = 4

/** The word itself, or the known words of which it may be the beginning. */
export async function meantBy({ word, mayGoOn }: AskedWord, known: KnownWords): Promise<Meant> {
  const forms = mayGoOn ? await known.startingWith(word) : [word]
  return new Map(forms.map((form) => [form, form === word ? 1 : 0.8]))
}

/** Known words from which one letter was changed, added, left out or swapped with its neighbour. */
export async function forgivenFor(asked: AskedWord, known: KnownWords): Promise<Meant> {
  if (asked.word.length < shortestForgiven) return new Map()
  const near = await known.near(asked)
  return new Map(near.filter((form) => isMeant(asked, form)).map((form) => [form, 0.5]))
}

/** Whether a word is at most one letter off; of one that may go on, only the beginning is looked at. */
export function isMeant({ word, mayGoOn }: AskedWord, known: string): boolean {
  const { length } = word
  if (known.length < length - 1 || (!mayGoOn && known.length > length + 1)) return false
  return editDistance(word, known.slice(0, length + 1), mayGoOn) <= 1
}

/** Known words that look like one, whatever is wrong with it. */
export async function alikeTo(asked: AskedWord, known: KnownWords): Promise<Meant> {
  const near = await known.near(asked)
  const each = near.map((form): [string, number] => [form, likenessOf(asked.word, form)])
  return new Map(each.filter(([, likeness]) => likeness > 0))
}
