import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { inject, onTestFinished } from 'vitest'

export const s3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A server that speaks S3, with one empty bucket, until the test ends; gives the FILES_URL of it. */
export async function startS3(): Promise<string> {
  const directory = await mkdtemp(join(inject('scratch'), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // s3rver leaves the last slash of '/bucket/' out of what it checks; S3 itself does not.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'foyer-test', configs: [] }],
  })
  const { port } = await server.run()
  onTestFinished(async () => {
    server.httpServer.closeAllConnections()
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  return `s3://foyer-test?endpoint=${endpoint}&region=us-east-1`
}
