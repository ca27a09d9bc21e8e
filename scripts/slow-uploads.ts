import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/server/free-port.ts'
import { startToKill } from './kill/killed-server.ts'

/** `node scripts/slow-uploads.ts`: 200 uploads at 1 kB/s, 50 of them aborted, and what others notice of it. */
const uploads = 200
const aborted = 50
const seconds = Number(process.argv[2] ?? 30)

const scratch = mkdtempSync(join(tmpdir(), 'foyer-slow-'))
const dataDir = join(scratch, 'data')
const port = await freePort()
const { url, child, gone } = await startToKill(
  { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' },
  undefined,
)
const held = () => readdirSync(join(dataDir, 'quarantine', 'sent')).length
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024

try {
  await measure(10)
  const before = await measure(seconds / 2)
  const rssBefore = memory()
  const openBefore = uploadsOpen()
  const sockets = Array.from({ length: uploads }, startUpload)
  await wait(1000)
  for (const socket of sockets.slice(0, aborted))
    setTimeout(() => socket.destroy(), 1000 + Math.random() * (seconds - 2) * 1000)
  const during = await measure(seconds)
  const heldDuring = held()
  const rssDuring = memory()
  for (const socket of sockets) socket.destroy()
  const ended = performance.now()
  while ((held() > 0 || uploadsOpen() > openBefore) && performance.now() - ended < 10_000)
    await wait(20)
  const figures = {
    uploads,
    aborted,
    othersP95BeforeMs: before.p95,
    othersP95DuringMs: during.p95,
    othersRequests: during.count,
    filesHeldDuring: heldDuring,
    memoryRiseMb: Math.round(rssDuring - rssBefore),
    cleanAfterMs: Math.round(performance.now() - ended),
    filesHeldAfter: held(),
    descriptorsLeft: uploadsOpen() - openBefore,
  }
  console.log(JSON.stringify(figures, null, 2))
  const isGood =
    figures.othersP95DuringMs <= 2 * figures.othersP95BeforeMs &&
    figures.memoryRiseMb <= 64 &&
    figures.cleanAfterMs <= 5000 &&
    figures.filesHeldAfter + figures.descriptorsLeft === 0 &&
    heldDuring >= uploads - aborted
  process.exitCode = isGood ? 0 : 1
} finally {
  child.kill('SIGTERM')
  await gone
  rmSync(scratch, { recursive: true, force: true })
}

/** One upload that never ends, a kilobyte a second. */
function startUpload(): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    'POST /api/v1.0/email/send-form HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
  )
  const timer = setInterval(() => socket.write(Buffer.alloc(1024, 'x')), 1000)
  socket.on('close', () => clearInterval(timer))
  return socket
}

/** Descriptors of files that are being uploaded, and of their connections. */
function uploadsOpen(): number {
  const directory = `/proc/${child.pid}/fd`
  return readdirSync(directory).filter((fd) => {
    try {
      return /quarantine|socket:/.test(readlinkSync(join(directory, fd)))
    } catch {
      return false
    }
  }).length
}

/** What somebody else waits for: the list of jobs, and an enquiry of their own, one after the other. */
async function measure(forSeconds: number) {
  const times: number[] = []
  const end = performance.now() + forSeconds * 1000
  while (performance.now() < end) {
    const began = performance.now()
    if (times.length % 2 === 0) await (await fetch(`${url}/jobs`)).text()
    else
      await (
        await fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body: enquiry() })
      ).text()
    times.push(performance.now() - began)
    await wait(5)
  }
  times.sort((a, b) => a - b)
  return { p95: Math.round(times[Math.floor(times.length * 0.95)]! * 10) / 10, count: times.length }
}

function enquiry(): FormData {
  const form = new FormData()
  const fields = {
    name: 'A visitor',
    email: 'visitor@example.com',
    countryCode: '+91',
    phoneNumber: '98200 00000',
    help: 'Words',
    user_id: 'foyer',
    service_id: 'foyer',
    template_id: 'foyer',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
