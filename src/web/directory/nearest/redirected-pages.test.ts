import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { redirectSteps } from '../../../features/documents/read/redirect-steps.ts'
import type { Published } from '../../../features/documents/read/published.ts'
import { findPage } from '../find-page.server.ts'
import type { PostSource } from '../post-source.ts'

const [page] = sample.legalPages
const { slug } = page!

/** The sample with these redirects, and a page that was called something else before. */
function redirected(redirects: Record<string, string>, former = 'as-it-was') {
  const documents = Object.entries(redirects).map(([from, to], place) => ({
    id: `redirect-${place}`,
    from,
    to,
  }))
  const moved = redirectSteps({
    of: (kind) =>
      (kind === 'redirect'
        ? documents
        : kind === 'legal-page'
          ? sample.legalPages
          : []) as Published[],
    paths: sample.paths,
    had: [{ kind: 'legal-page', slug: former, documentId: page!.id }],
  })
  return { ...sample, moved }
}

const ledFrom = async (path: string, redirects: Record<string, string>, former?: string) => {
  const found = await findPage(encodeURI(path), redirected(redirects, former))
  return found && 'movedTo' in found ? found.movedTo : found?.entry.path
}

test('a chain of redirects ends at a page that lives, though another begins there', async () => {
  const redirects = { '/work': '/a', '/old': '/Work', '/older': '/old', '/b': '/c', '/c': '/b' }
  expect(await ledFrom('/work', redirects)).toBe('/work')
  expect(await ledFrom('/old', redirects)).toBe('/Work')
  expect(await ledFrom('/older', redirects)).toBe('/Work')
  expect(await ledFrom('/b', redirects)).toBeUndefined()
  expect(await ledFrom('/old', { ...redirects, '/work': '/old' })).toBe('/Work')
  expect(await ledFrom('/x', { '/x': '/y#z', '/y': 'https://example.com/y' })).toBe(
    'https://example.com/y',
  )
})

test('an owner’s redirect from a former address wins', async () => {
  expect(await ledFrom('/as-it-was', {})).toBe(`/${slug}`)
  expect(await ledFrom('/as-it-was', { '/as-it-was': '/careers' })).toBe('/careers')
  expect(await ledFrom('/x', { '/x': '/as-it-was' })).toBe(`/${slug}`)
})

test('a redirect from an address in its escaped letters leads on', async () => {
  expect(await ledFrom('/kämpe', { '/K%C3%A4mpe': '/work' })).toBe('/work')
})

test('a post that is called by its old name again is no circle with the redirect from there', async () => {
  const day = '2026-11-02T00:00:00.000Z'
  const words = { title: 'Ledger', content: '', thumbnail: '', authorName: '' }
  const post = { key: 'k', slug: 'ledger', ...words, publishedAt: day, updatedAt: day }
  const findBySlug = async (asked: string) =>
    asked === 'ledger' ? { post } : asked === 'ledgers' ? { movedTo: 'ledger' } : undefined
  const posts = { findBySlug } as unknown as PostSource
  const documents = redirected({
    '/insights/ledger': '/insights/ledgers',
    '/insights/gone': '/work',
  })
  const find = (path: string) => findPage(path, documents, posts)
  expect(await find('/insights/ledger')).toMatchObject({ entry: { path: '/insights/ledger' } })
  expect(await find('/insights/ledgers')).toEqual({ movedTo: '/insights/ledger' })
  expect(await find('/insights/gone')).toEqual({ movedTo: '/work' })
})

test('a link with a broken percent-encoding leads nowhere, and breaks nothing', async () => {
  for (const path of ['/%', '/100%', '/insights/%zz', '/%E0%A4%A'])
    expect([path, await findPage(path, sample)]).toEqual([path, undefined])
})
