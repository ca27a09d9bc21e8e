import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { unreachable } from '../../../features/documents/redirects/unreachable.ts'
import routes from '../../routes.ts'
import { feedAddress } from '../feed-address.ts'
import { markdownPath, socialPath } from '../social/social-path.ts'

const all = (among: RouteConfigEntry[]): RouteConfigEntry[] =>
  among.flatMap((route) => [route, ...all(route.children ?? [])])

/** `render-page.ts` looks for pages only among the routes that draw one. */
test('issue 12: what is no page has a dot in its address', () => {
  const files = all(routes).filter(({ file }) => file.endsWith('-route.ts'))
  expect(files.length).toBeGreaterThan(10)
  for (const { path = '' } of files) expect(path).toMatch(/\.|:\w+$|\*$/)
  for (const made of [feedAddress('data'), socialPath('/work'), markdownPath('/work')])
    expect(made).toContain('.')
})

test('issue 16: no redirect begins where the program answers with a file', () => {
  const files = all(routes).filter(({ file }) => file.endsWith('-route.ts'))
  for (const { path = '' } of files)
    expect(unreachable(`/${path.replace(/:\w+|\*/g, 'some')}`), path).toMatch(/by the program/)
  expect(unreachable('/old/feed.xml')).toBeUndefined()
  expect(unreachable('/.well-known/change-password')).toBeUndefined()
})
