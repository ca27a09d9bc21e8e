import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import type { Careers } from '../../../features/jobs/read/careers.ts'
import { findEntry } from '../../directory/find-entry.server.ts'
import { pageContext, type Site } from '../../page-context.ts'
import { readJobPage } from './read-job-page.server.ts'

const careers: Careers = {
  list: async () => [],
  find: async (slug) => (slug === 'closed' ? 'over' : undefined),
}
const documents = {
  ...sample,
  moved: new Map([
    ['/careers/closed', '/work'],
    ['/careers/old-page', '/careers'],
  ]),
}
const context = new RouterContextProvider()
context.set(pageContext, {
  documents,
  site: { careers, text: (key: string) => key, siteUrl: 'https://www.acme.example' } as Site,
  reads: () => {},
  takes: () => {},
  marked: [],
})

const thrownBy = (slug: string) =>
  readJobPage(new Request(`http://acme.example/careers/${slug}`), context, slug).then(
    null,
    (thrown: Response) => [thrown.status, thrown.headers.get('location')],
  )

test('where no job stands, or one that is over, an owner’s redirect leads on', async () => {
  expect(await thrownBy('closed')).toEqual([301, '/work'])
  expect(await thrownBy('Old-Page')).toEqual([301, '/careers'])
  expect(await findEntry('/careers/closed', context)).toEqual({ movedTo: '/work' })
  expect(await findEntry('/careers/none', context)).toBeUndefined()
})
