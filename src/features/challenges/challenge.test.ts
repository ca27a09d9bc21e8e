import { expect, test } from 'vitest'
import { judgeAnswer, makeChallenge } from './challenge.ts'

const minute = 60_000

/** A door with its clock at so many milliseconds. */
const at = (ms: number, secret = 'secret') => ({ secret, clock: () => new Date(ms) })

test('CON-4: a is in 1..6 and b in 1..4, all of them are asked', () => {
  const asked = Array.from({ length: 2000 }, () => makeChallenge(at(0)))
  expect([...new Set(asked.map(({ a }) => a))].sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect([...new Set(asked.map(({ b }) => b))].sort()).toEqual([1, 2, 3, 4])
  expect(new Set(asked.map(({ challenge }) => challenge)).size).toBe(2000)
})

test('CON-4: the right answer in good time raises no doubt', () => {
  const { a, b, challenge } = makeChallenge(at(0))
  const judged = judgeAnswer(at(minute), { challenge, answer: ` ${a + b} ` })
  expect(judged).toEqual({ isWrong: false, challengeId: expect.any(String), spamReasons: [] })
})

test('CON-4: the digits of another keyboard are digits', () => {
  const { a, b, challenge } = makeChallenge(at(0))
  const inScript = (zero: string) =>
    String(a + b).replace(/\d/g, (digit) =>
      String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
    )
  for (const zero of ['٠', '０', '०'])
    expect(judgeAnswer(at(minute), { challenge, answer: inScript(zero) }).isWrong).toBe(false)
})

test('CON-4: a wrong or empty answer to a signed question is wrong, whatever else is sent', () => {
  const { a, b, challenge } = makeChallenge(at(0))
  const wrong = ['', ' ', String(a + b + 1), `0x${a + b}`, `${a + b}.0`, '٩٩', 'seven', undefined]
  for (const answer of wrong)
    expect([answer, judgeAnswer(at(minute), { challenge, answer, website: 'x' })]).toEqual([
      answer,
      { isWrong: true },
    ])
})

test('CON-4: what a program does is noted: no question, a forged one, too fast, too late, a filled trap', () => {
  const { a, b, challenge } = makeChallenge(at(0))
  const answer = String(a + b)
  const reasons = (typed: object, now = minute) => {
    const judged = judgeAnswer(at(now), { answer, ...typed })
    return judged.isWrong ? 'wrong' : judged.spamReasons.join(' ')
  }
  expect(reasons({})).toBe('no-challenge')
  expect(reasons({ challenge: makeChallenge(at(0, 'other')).challenge })).toBe('forged-challenge')
  expect(reasons({ challenge }, 500)).toBe('too-fast')
  expect(reasons({ challenge }, 25 * 60 * minute)).toBe('expired')
  expect(reasons({ challenge, website: 'https://buy.example' })).toBe('honeypot')
  expect(reasons({ website: 'x' })).toBe('honeypot no-challenge')
})
