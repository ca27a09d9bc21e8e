import type { TrialOf } from '../../service-view.ts'

export type Tokens = TrialOf<'tokens'>

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Letters beyond the Latin ones, with their marks. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu

/** An estimate: four characters of Latin text make a token, and each of any other script makes one. */
export function countTokens(text: string) {
  const all = [...text].length
  const other = text.match(otherScript)?.length ?? 0
  return other + Math.ceil((all - other) / 4)
}

type Talk = {
  passages: number
  question: number
  answer: number
  prices: { read: number; written: number; rate: number }
}

/** What each answer of a conversation costs, by what is read and written for it. */
export function priceTurns(instructions: number, turns: number, talk: Talk) {
  const { passages, question, answer, prices } = talk
  const priced = (tokens: number, price: number) => (tokens * price * prices.rate) / 1e6
  return Array.from({ length: turns }, (_, before) => {
    const said = before * (question + answer) + question
    return {
      turn: before + 1,
      said,
      read: instructions + passages + said,
      instructions: priced(instructions, prices.read),
      passages: priced(passages, prices.read),
      talk: priced(said, prices.read),
      written: priced(answer, prices.written),
      cost: priced(instructions + passages + said, prices.read) + priced(answer, prices.written),
    }
  })
}
