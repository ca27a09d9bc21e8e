import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { inject, onTestFinished } from 'vitest'
import { isSignedBy } from './sigv4.ts'

export const s3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A server that speaks S3, with one empty bucket, until the test ends; gives the FILES_URL of it. */
export async function startS3(folder = ''): Promise<string> {
  const directory = await mkdtemp(join(inject('scratch'), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // s3rver leaves the last slash of '/bucket/' out of what it checks; we check ourselves.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'foyer-test', configs: [] }],
  })
  const { port } = await server.run()
  checkSignatures(server.httpServer)
  onTestFinished(async () => {
    server.httpServer.closeAllConnections()
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  return `s3://foyer-test${folder}?endpoint=${endpoint}&region=us-east-1`
}

/** S3 itself answers nobody who does not know the secret. */
function checkSignatures(server: S3rver['httpServer']) {
  const [answer] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isSignedBy(request, s3Credentials)) return answer!(request, response)
    request.resume()
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end(
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match the signature you provided.</Message></Error>',
    )
  })
}
