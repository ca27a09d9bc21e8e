import { randomInt } from 'node:crypto'
import type { Kind } from '../submission-store.ts'

/** Letters and digits that are told apart on the telephone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const first: Record<Kind, string> = { enquiry: 'E', application: 'A' }

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

export const makeReference = (kind: Kind) => `${first[kind]}-${group()}-${group()}`
