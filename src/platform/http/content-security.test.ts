import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurity, inlineScriptHashes } from './content-security.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const hashesOf = (html: string) => inlineScriptHashes(Buffer.from(html))
const policyOf = (...hashes: string[]) =>
  contentSecurity('http://127.0.0.1:3000', []).ofPage(hashes)['content-security-policy']

test('each inline script has its hash, once, with every space and line of it', () => {
  const html =
    '<script>a()</script><p>text</p><script id="x" nonce="">\n b("é")\n</script><script>a()</script>'
  expect(hashesOf(html)).toEqual([hash('a()'), hash('\n b("é")\n')])
})

test('a script of its own address and a block of data need none', () => {
  const html =
    '<script src="/a.js"></script><script type="application/json">{"a":1}</script><script type="application/ld+json">{}</script>'
  expect(hashesOf(html)).toEqual([])
})

test('a page without scripts allows the site’s own files only', () => {
  expect(policyOf()).toContain("script-src 'self';")
  expect(policyOf()).not.toMatch(/unsafe|\*/)
})

test('a configured service may be called and sent to, by its origin', () => {
  const { ofPage } = contentSecurity('http://127.0.0.1:3000', [
    undefined,
    'https://mail.example.com/v1/send',
  ])
  const policy = ofPage([])['content-security-policy']
  expect(policy).toContain("connect-src 'self' https://mail.example.com;")
  expect(policy).toContain("form-action 'self' https://mail.example.com;")
})

test('only a site with https asks browsers to insist on it, for its own name alone', () => {
  expect(contentSecurity('https://www.example.com', []).always).toHaveProperty(
    'strict-transport-security',
    'max-age=31536000',
  )
  expect(contentSecurity('http://www.example.com', []).always).not.toHaveProperty(
    'strict-transport-security',
  )
})
