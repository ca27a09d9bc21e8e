import { randomBytes } from 'node:crypto'

export const makeFileKey = () => randomBytes(16).toString('hex')

export const isFileKey = (text: string) => /^[0-9a-f]{32}$/.test(text)
