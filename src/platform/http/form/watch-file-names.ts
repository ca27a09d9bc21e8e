import type { IncomingMessage } from 'node:http'

const longestHead = 2048

/** Tells whether any file of a form was named with a line break; the parser leaves such a file out without a word. */
export function watchFileNames(raw: IncomingMessage): () => boolean {
  const boundary = /boundary="?([^";]+)/i.exec(raw.headers['content-type'] ?? '')?.[1] ?? ''
  const start = Buffer.from(`--${boundary}\r\n`)
  let before = Buffer.alloc(0)
  let isBroken = false
  // Listening alone would let the form flow before its parser is there.
  raw.pause()
  raw.on('data', (chunk: Buffer) => {
    if (isBroken) return
    const bytes = Buffer.concat([before, chunk])
    // Each byte is looked at once: a boundary of one letter may stand there a million times.
    for (let at = bytes.indexOf(start); at >= 0;) {
      const from = at + start.length
      const near = bytes.subarray(from, from + longestHead)
      const end = near.indexOf('\r\n\r\n')
      const head = near.subarray(0, end < 0 ? undefined : end)
      isBroken ||= /filename="[^"]*[\r\n]/i.test(head.toString('latin1'))
      at = bytes.indexOf(start, from + head.length)
    }
    before = bytes.subarray(-(longestHead + start.length))
  })
  return () => isBroken
}
