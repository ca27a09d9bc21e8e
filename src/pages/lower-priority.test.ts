import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const file = new URL('./lower-priority.ts', import.meta.url).href

/** Says how it stands with its own thread, and with the process that it belongs to. */
const told = `
const { readlinkSync } = require('node:fs')
const { getPriority } = require('node:os')
const { parentPort } = require('node:worker_threads')
import('${file}').then(({ lowerOwnPriority }) => {
  const own = () => getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)))
  const before = own()
  lowerOwnPriority()
  parentPort.postMessage({ before, after: own() })
})`

test.runIf(process.platform === 'linux')(
  'issue 12: a thread that draws steps behind the others of its process, and they stay where they are',
  async () => {
    const usual = getPriority()
    const worker = new Worker(told, { eval: true })
    const [{ before, after }] = await once(worker, 'message')
    await worker.terminate()
    expect({ before, after, main: getPriority() }).toEqual({
      before: usual,
      after: Math.max(usual, 10),
      main: usual,
    })
  },
)
