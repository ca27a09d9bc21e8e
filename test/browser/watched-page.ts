import type { BrowserContext } from 'playwright-core'

/** Everything that a browser complains about, and every request that leaves our origin. */
export function watchPage(context: BrowserContext, origin: string, { onlyLooks = false } = {}) {
  const heard: string[] = []
  const expected: RegExp[] = []
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url)

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) =>
    heard.push(`page error: ${error.error().stack || String(error.error())}`),
  )
  context.on('request', (request) => {
    if (!isOurs(request.url())) heard.push(`request to another origin: ${request.url()}`)
    if (onlyLooks && request.method() !== 'GET')
      heard.push(`${request.method()} to a site that others look at: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') heard.push(`failed request: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`answer ${response.status()}: ${response.url()}`)
  })
  return {
    expectComplaint: (about: RegExp) => void expected.push(about),
    complaints: () => heard.filter((one) => !expected.some((about) => about.test(one))),
  }
}
