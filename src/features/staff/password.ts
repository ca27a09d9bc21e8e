import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first recommendation: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Well formed, of the same cost as any other, and the hash of no known password. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export const hashPassword = (password: string) => hash(password, cost)

/** Takes as long for nobody as for somebody, so that the time does not tell who works here. */
export const isPassword = (passwordHash: string | undefined, password: string) =>
  verify(passwordHash ?? nobodysHash, password)
