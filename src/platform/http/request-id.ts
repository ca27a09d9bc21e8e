import { randomBytes } from 'node:crypto'

const start = randomBytes(6).toString('hex')
let count = 0

/** Unique over restarts and processes; never taken from the request. */
export const nextRequestId = () => `${start}-${(++count).toString(36).padStart(8, '0')}`

export const requestIdLength = start.length + 9
