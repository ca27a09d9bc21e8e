import type { tokensTrial } from '../../../../../content/services/trials/tokens-trial.ts'

export type Tokens = typeof tokensTrial

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

export type Talk = {
  passages: number
  question: number
  answer: number
  prices: { read: number; written: number; rupees: number }
}

/** What each answer of a conversation costs in rupees, by what is read and written for it. */
export function priceTurns(instructions: number, turns: number, talk: Talk) {
  const { passages, question, answer, prices } = talk
  const inRupees = (tokens: number, price: number) => (tokens * price * prices.rupees) / 1e6
  return Array.from({ length: turns }, (_, before) => {
    const said = before * (question + answer) + question
    return {
      turn: before + 1,
      said,
      read: instructions + passages + said,
      instructions: inRupees(instructions, prices.read),
      passages: inRupees(passages, prices.read),
      talk: inRupees(said, prices.read),
      written: inRupees(answer, prices.written),
      cost:
        inRupees(instructions + passages + said, prices.read) + inRupees(answer, prices.written),
    }
  })
}
