import { expect, onTestFinished, test } from 'vitest'
import { type Answer, ask } from '../../server/ask.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { type Environment, type Site, startSite } from '../../server/site.ts'

const html = { accept: 'text/html' }
const address = '/api/v1.0/email/send-form'

async function open(environment: Environment = {}, engine: 'sqlite' | 'postgres' = 'sqlite') {
  const site = await startSite({ SAMPLE_DATA: 'on', ...environment }, engine)
  onTestFinished(async () => void (await site.stop()))
  return site
}

/** Asks over so many connections, on each one question after the other, until it is told to stop. */
function flood(
  site: Site,
  connections: number,
  pathOf: (number: number) => string,
  headers = html,
) {
  const answers: Answer[] = []
  let asked = 0
  let isOver = false
  const all = Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver) answers.push(await ask(site.url, pathOf(asked++), { headers }))
    }),
  )
  const stop = async () => {
    isOver = true
    await all
  }
  onTestFinished(stop)
  return {
    answers,
    /** How many questions of the flood are answered while something else is done. */
    async answeredDuring(work: () => Promise<unknown>) {
      const before = answers.length
      await work()
      return answers.length - before
    },
    stop,
  }
}

const send = (site: Site) => {
  const { payload, headers } = multipartBody(enquiry, [])
  const all = { ...headers, accept: 'application/json' }
  return ask(site.url, address, { method: 'POST', headers: all, body: payload })
}

for (const engine of ['sqlite', 'postgres'] as const)
  test(`a flood of searches leaves what is ready, the health check and what is sent alone (${engine})`, async () => {
    const site = await open({}, engine)
    const { answers, answeredDuring, stop } = flood(site, 64, (n) => `/search?q=a${n}+b${n * 7}`)
    await expect.poll(() => answers.length).toBeGreaterThan(10)
    const ready = await answeredDuring(async () => {
      for (let round = 0; round < 50; round++) {
        expect((await ask(site.url, '/')).status).toBe(200)
        expect((await ask(site.url, '/healthz')).status).toBe(200)
      }
    })
    // Whoever waited behind the flood would let 64 pass a hundred times.
    expect(ready).toBeLessThan(640)
    let sent: Answer | undefined
    expect(await answeredDuring(async () => (sent = await send(site)))).toBeLessThan(640)
    expect(sent!.status).toBe(200)
    const { reference, statusUrl } = JSON.parse(sent!.text)
    const { pathname } = new URL(statusUrl)
    const status = await ask(site.url, pathname, { headers: html })
    expect(status.text).toContain(reference)
    await stop()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

test('a flood of whole lists of posts leaves what is ready and the health check alone', async () => {
  const site = await open()
  const { answers, answeredDuring, stop } = flood(
    site,
    30,
    (n) => `/api/blogs/all-posts?limit=50&n=${n}`,
  )
  await expect.poll(() => answers.length).toBeGreaterThan(10)
  const passed = await answeredDuring(async () => {
    for (let round = 0; round < 25; round++) {
      expect((await ask(site.url, '/')).status).toBe(200)
      expect((await ask(site.url, '/healthz')).status).toBe(200)
    }
  })
  // Whoever waited behind the flood would let 30 pass fifty times.
  expect(passed).toBeLessThan(400)
  await stop()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('who asks for one page waits for their turn, not for all that somebody else asks for', async () => {
  const site = await open({ TRUST_PROXY: '127.0.0.1' })
  const by = (who: string) => ({ ...html, 'x-forwarded-for': who })
  const many = flood(site, 100, (n) => `/careers?q=a${n}`, by('198.51.100.1'))
  await expect.poll(() => many.answers.length).toBeGreaterThan(10)
  let page: Answer | undefined
  const passed = await many.answeredDuring(async () => {
    page = await ask(site.url, '/privacy', { headers: by('203.0.113.7') })
  })
  await many.stop()
  expect(page!.status).toBe(200)
  expect(passed).toBeLessThan(40)
})

test('what there is no room for is refused in words and in the look of the site, and only that', async () => {
  const site = await open({ TRUST_PROXY: '127.0.0.1' })
  const by = (who: string) => ({ 'x-forwarded-for': who })
  const endings = ['', '.data', '/api']
  const paths = Array.from({ length: 360 }, (_, n) => {
    const q = `?q=c${n}+d${n}`
    const ending = endings[n % 3]
    return ending === '/api' ? `/api/search${q}` : `/search${ending}${q}`
  })
  const asked = paths.map((path) => {
    const headers = path.startsWith('/search?') ? html : { accept: '*/*' }
    return ask(site.url, path, { headers: { ...headers, ...by('198.51.100.1') } })
  })
  const other = ask(site.url, '/search?q=bank', { headers: { ...html, ...by('203.0.113.7') } })
  const answers = await Promise.all(asked)
  const refused = paths
    .map((path, index) => ({ path, ...answers[index]! }))
    .filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { path, headers, text } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    if (path.startsWith('/api'))
      expect(JSON.parse(text).message).toMatch(/than it can handle at once/)
    else if (path.includes('.data')) expect(text).toBe('busy')
    else {
      expect(text).toContain('Too many visitors at once.')
      expect(text).toContain('href="/services/offerings/Digital-Advisory"')
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    }
  }
  const kinds = refused.map(({ path }) => /^\/api|\.data|^\/search\?/.exec(path)![0])
  expect([...new Set(kinds)].toSorted()).toEqual(['.data', '/api', '/search?'])
  expect((await other).status).toBe(200)
  expect((await ask(site.url, '/search?q=after', { headers: html })).status).toBe(200)
})
