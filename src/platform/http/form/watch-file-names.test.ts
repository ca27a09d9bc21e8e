import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { watchFileNames } from './watch-file-names.ts'

/** A form whose boundary is one letter, in pieces as they come from a socket. */
async function watched(body: Buffer, pieces = 64 * 1024) {
  const raw = Object.assign(new PassThrough(), {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  const isBroken = watchFileNames(raw as unknown as IncomingMessage)
  raw.resume()
  for (let at = 0; at < body.length; at += pieces) raw.write(body.subarray(at, at + pieces))
  raw.end()
  await new Promise((end) => raw.once('end', end))
  return isBroken()
}

const named = (name: string) =>
  Buffer.from(
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nx\r\n--b--`,
  )

test('a line break in the name of a file is seen, wherever the pieces are cut', async () => {
  for (const pieces of [7, 60, 64 * 1024]) {
    expect(await watched(named('profile.pdf'), pieces)).toBe(false)
    expect(await watched(named('profile\n.pdf'), pieces)).toBe(true)
  }
})

for (const [what, part] of [
  ['heads that never end', 'x--b\r\n'],
  ['heads of nothing', '--b\r\n\r\n\r\n'],
] as const)
  test(`however many parts a form pretends to have, each byte is looked at a few times: ${what}`, async () => {
    const body = Buffer.from(part.repeat(100_000))
    let looked = 0
    const toString = vi.spyOn(Buffer.prototype, 'toString').mockImplementation(function (
      this: Buffer,
    ) {
      looked += this.length
      return ''
    })
    await watched(body)
    toString.mockRestore()
    expect(looked).toBeLessThan(body.length * 2)
  })
