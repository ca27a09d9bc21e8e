import { expect, test } from 'vitest'
import { sample } from '../../../../../test/sample/sample-documents.ts'
import { offerOf } from '../../../../features/documents/read/offer.ts'
import type { FoundPage } from '../../../../features/search/find-pages.ts'
import { matchOf } from './card-match.server.ts'

const page = offerOf(sample).services.get('agile')!
const card = page.cards[0]!
const ofService = `/work/${page.proof!.case}`

const finds = (...results: FoundPage[]) => ({
  documents: sample,
  search: { pages: async () => results },
})

const post = {
  kind: 'post',
  path: '/insights/a-post',
  title: 'A post',
  within: 'Insights',
} as const
const study = { kind: 'case', path: '/work/kaveri-checkout', title: 'x', within: 'Work' } as const
const service = { kind: 'service', path: '/services/x/y', title: 'x', within: 'Services' } as const

test('SERV-2: a card leads to the first case or post that the site’s search finds for it', async () => {
  expect(await matchOf(card, page, finds(service, post, study))).toEqual({
    kind: 'post',
    path: '/insights/a-post',
    title: 'A post',
    about: 'Insights',
  })
  const found = await matchOf(card, page, finds(service, study, post))
  expect([found?.kind, found?.path]).toEqual(['case', '/work/kaveri-checkout'])
})

test('SERV-2: where nothing is found, it is the case of its service', async () => {
  expect((await matchOf(card, page, finds(service)))?.path).toBe(ofService)
})

test('SERV-2: a search that fails takes nothing from the page', async () => {
  const pages = () => Promise.reject(new Error('the database is away'))
  expect((await matchOf(card, page, { documents: sample, search: { pages } }))?.path).toBe(
    ofService,
  )
})

test('SERV-2: a card of a service without a case leads to none', async () => {
  expect(await matchOf(card, {}, finds(service))).toBeUndefined()
})
