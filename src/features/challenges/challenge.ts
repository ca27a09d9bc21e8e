import { randomBytes, randomInt } from 'node:crypto'
import type { Ctx } from '../../platform/ctx.ts'
import { asciiDigits } from '../../platform/words/ascii-digits.ts'
import { openToken, signToken } from '../../platform/signed-token.ts'

type Challenge = { a: number; b: number; challenge: string }

type Content = { id: string; a: number; b: number; at: number }

/** Nobody fills a form with four fields faster than this. */
const shortestMs = 2000
const longestMs = 24 * 3_600_000

/** What is longer is no number below twenty, and not worth reading. */
const longestAnswer = 20

/** A question that only a person is asked to answer; it is signed, so that nothing need be stored. */
export function makeChallenge({ secret, clock }: Pick<Ctx, 'secret' | 'clock'>): Challenge {
  const [a, b] = [randomInt(1, 7), randomInt(1, 5)]
  const content: Content = {
    id: randomBytes(12).toString('base64url'),
    a,
    b,
    at: clock().getTime(),
  }
  return { a, b, challenge: signToken(secret, 'challenge', content) }
}

type Judgement =
  | { isWrong: true }
  | { isWrong: false; challengeId: string | undefined; spamReasons: string[] }

/**
 * What to think of an answer: a wrong one is told, every other doubt is only noted. `website` is a
 * field that people do not see.
 */
export function judgeAnswer(
  { secret, clock }: Pick<Ctx, 'secret' | 'clock'>,
  typed: { challenge?: string; answer?: string; website?: string },
): Judgement {
  const spamReasons: string[] = []
  if (typed.website?.trim()) spamReasons.push('honeypot')
  if (!typed.challenge) return doubt(undefined, [...spamReasons, 'no-challenge'])
  const content = openToken(secret, 'challenge', typed.challenge) as Content | undefined
  if (!content) return doubt(undefined, [...spamReasons, 'forged-challenge'])
  const given = typed.answer?.trim() ?? ''
  const answer = given.length > longestAnswer ? '' : asciiDigits(given)
  if (!/^\d{1,3}$/.test(answer) || Number(answer) !== content.a + content.b)
    return { isWrong: true }
  const age = clock().getTime() - content.at
  if (age < shortestMs) spamReasons.push('too-fast')
  if (age > longestMs) spamReasons.push('expired')
  return doubt(content.id, spamReasons)
}

const doubt = (challengeId: string | undefined, spamReasons: string[]): Judgement => ({
  isWrong: false,
  challengeId,
  spamReasons,
})
