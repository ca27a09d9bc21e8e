import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

type Question = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

/** One request, as browsers make them, sent exactly as written: no decoding, no redirects, no tidied path. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    const all = { connection: 'keep-alive', ...headers }
    const asking = request(
      { hostname, port, path, method, headers: all, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: whole,
            text: whole.toString('utf8'),
          })
        })
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Whatever comes back for these bytes until the other side hangs up. */
export function sendBytes(origin: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const chunks: Buffer[] = []
    const finish = () => resolve(Buffer.concat(chunks).toString('utf8'))
    socket.setTimeout(10_000, () => socket.destroy(new Error('Nobody hung up within ten seconds.')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)))
    socket.on('close', finish)
  })
}
