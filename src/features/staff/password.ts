import { hash, verify } from '@node-rs/argon2'
import { Problem, refusals } from '../../platform/problem.ts'

/** Argon2id with OWASP's first recommendation: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Well formed, of the same cost as any other, and the hash of no known password. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Of node's four threads for such work two stay free, for files among others. */
const atOnce = 2
const mostWaiting = 100

export const staffRefusals = refusals({
  'logins-crowded': [
    503,
    'Too many people are logging in right now. Please try again in 5 seconds.',
  ],
})

class Crowded extends Problem {
  retryAfterSeconds = 5

  constructor() {
    super(staffRefusals['logins-crowded'])
  }
}

let working = 0
const waiting: (() => void)[] = []

/** Passwords cost a core and 19 MB for a moment each: two at once, the others in their order. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw new Crowded()
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else working++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

/** Takes as long for nobody as for somebody, so that the time does not tell who works here. */
export const isPassword = (passwordHash: string | undefined, password: string) =>
  inTurn(() => verify(passwordHash ?? nobodysHash, password))
