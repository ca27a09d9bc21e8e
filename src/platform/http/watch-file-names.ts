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
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      const from = at + start.length
      const [head = ''] = bytes.toString('latin1', from, from + longestHead).split('\r\n\r\n')
      isBroken ||= /filename="[^"]*[\r\n]/i.test(head)
    }
    before = bytes.subarray(-(longestHead + start.length))
  })
  return () => isBroken
}
