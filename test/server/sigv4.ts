import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Everything but letters, figures and four signs, in UTF-8. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const again = (part: string) => encode(decodeURIComponent(part))

const canonicalQuery = (search: string) =>
  search
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
    .map(([name = '', value = '']) => `${again(name)}=${again(value)}`)
    .sort()
    .join('&')

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * Whether somebody who knows this secret has signed the request, worked out from what arrived.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedBy(
  request: IncomingMessage,
  { accessKeyId, secretAccessKey }: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const [, id, day = '', region = '', names = '', given = ''] =
    shape.exec(request.headers.authorization ?? '') ?? []
  if (id !== accessKeyId || !names.split(';').includes('host')) return false
  const [path = '', search = ''] = request.url!.split('?')
  const headers = names.split(';').map((name) => {
    const value = String(request.headers[name] ?? '')
    return `${name}:${value.trim().replace(/ +/g, ' ')}\n`
  })
  const canonical = [
    request.method,
    path.split('/').map(again).join('/'),
    canonicalQuery(search),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const at = String(request.headers['x-amz-date'])
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const steps = [day, region, 's3', 'aws4_request']
  const key = steps.reduce<string | Buffer>(
    (made, step) => hmac(made, step),
    `AWS4${secretAccessKey}`,
  )
  return at.startsWith(day) && timingSafeEqual(hmac(key, toSign), Buffer.from(given, 'hex'))
}
