import { createCipheriv, createHash } from 'node:crypto'
import type { Dictionary } from './pdf-dictionary.ts'

/** What every password is filled up with: ISO 32000-1, 7.6.3.3. */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const sha = (bits: number, ...parts: Buffer[]) =>
  createHash(`sha${bits}`).update(Buffer.concat(parts)).digest()

/** Whether a PDF with this encryption dictionary opens without a password: the user's is empty. */
export function opensWithoutPassword(lock: Dictionary, fileId: Buffer): boolean {
  const user = lock.get('U')
  if (lock.get('Filter') !== '/Standard' || !Buffer.isBuffer(user)) return false
  const revision = Number(lock.get('R'))
  if (revision === 5 || revision === 6) return opensNew(user, revision)
  return revision >= 2 && revision <= 4 && opensOld(lock, user, revision, fileId)
}

/** ISO 32000-2, 7.6.4.4.10: the hash of the password and the eight bytes behind it are kept. */
function opensNew(user: Buffer, revision: number): boolean {
  if (user.length < 48) return false
  const salt = user.subarray(32, 40)
  const hash = revision === 5 ? sha(256, salt) : hardenedHash(salt)
  return hash.equals(user.subarray(0, 32))
}

const mostRounds = 64 + 255

/** ISO 32000-2, 7.6.4.3.4, of the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha(256, salt)
  for (let round = 1; round <= mostRounds; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    const made = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(key)))
    const rest = made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = sha([256, 384, 512][rest]!, made)
    if (round >= 64 && made.at(-1)! <= round - 32) break
  }
  return key.subarray(0, 32)
}

/** ISO 32000-1, 7.6.3.4, algorithms 4 to 6. */
function opensOld(lock: Dictionary, user: Buffer, revision: number, fileId: Buffer): boolean {
  const owner = lock.get('O')
  if (!Buffer.isBuffer(owner) || user.length < 16) return false
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(Number(lock.get('P')) | 0)
  const isMetadataOpen = revision === 4 && lock.get('EncryptMetadata') === 'false'
  const start = md5(
    padding,
    owner.subarray(0, 32),
    permissions,
    fileId,
    Buffer.alloc(isMetadataOpen ? 4 : 0, 0xff),
  )
  if (revision === 2) return rc4(start.subarray(0, 5), padding).equals(user.subarray(0, 32))
  // Writers disagree where revision 4 says how long its key is.
  const lengths = new Set([Number(lock.get('Length') ?? 40) / 8, 16, 5])
  return [...lengths].some((length) => {
    let key: Buffer = start
    for (let round = 0; round < 50; round++) key = md5(key.subarray(0, length))
    let check: Buffer = md5(padding, fileId)
    for (let turn = 0; turn < 20; turn++)
      check = rc4(
        key.subarray(0, length).map((byte) => byte ^ turn),
        check,
      )
    return check.equals(user.subarray(0, 16))
  })
}

/** OpenSSL has retired it. */
function rc4(key: Uint8Array, given: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!])
  for (let a = 0, b = 0; a < 256; a++) {
    b = (b + state[a]! + key[a % key.length]!) & 255
    swap(a, b)
  }
  let a = 0
  let b = 0
  return Buffer.from(
    given.map((byte) => {
      a = (a + 1) & 255
      b = (b + state[a]!) & 255
      swap(a, b)
      return byte ^ state[(state[a]! + state[b]!) & 255]!
    }),
  )
}
