export type Bucket = { bucket: string; prefix: string; endpoint: string; region: string }

/** What `s3://bucket/folder?endpoint=…&region=…` names. */
export function readFilesUrl(filesUrl: string): Bucket {
  const url = new URL(filesUrl)
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  const path = decodeURIComponent(url.pathname.replace(/^\/+|\/+$/g, ''))
  return {
    bucket: url.hostname,
    prefix: path && `${path}/`,
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
  }
}

/** What is wrong with such an address; undefined if nothing is. */
export function filesUrlProblem(filesUrl: string): string | undefined {
  if (!URL.canParse(filesUrl)) return undefined
  if (new URL(filesUrl).hostname === '')
    return 'FILES_URL names no bucket; it begins with s3:// and the name of one.'
  try {
    const { prefix, endpoint } = readFilesUrl(filesUrl)
    if (!/^[\p{L}\p{M}\p{N} ._/+=-]*$/u.test(prefix))
      return 'FILES_URL names a folder that not every bucket can list: use letters, figures, spaces and . _ - only.'
    const { protocol } = new URL(endpoint)
    if (protocol === 'https:' || protocol === 'http:') return undefined
  } catch (error) {
    if (error instanceof URIError) return 'FILES_URL has a broken % in the name of its folder.'
  }
  return 'FILES_URL has an endpoint that is no address; it should be one such as https://s3.example.com.'
}
