import { expect } from 'vitest'
import { type House, onBothWithSample } from '../../../test/database/both-databases.ts'
import { drawingNames } from '../../drawings/picture.server.ts'
import type { Value } from '../documents/document-value.ts'
import { markOf } from '../documents/marks/marks.ts'
import { readDocument } from '../documents/read/read-document.ts'
import { publishDocuments } from '../publications/publish-documents.ts'
import { createDocument } from '../documents/write/create-document.ts'
import { saveDraft } from '../documents/write/save-draft.ts'
import { commandLine, personCommand } from '../sessions/actor.ts'
import type { Looks } from './gate-ground.ts'
import { readDrawnPage } from './drawn/read-rendered-page.ts'
import type { Finding } from './finding.ts'
import { judgeDraft } from './judge-draft.ts'

const siteUrl = 'https://yard.de'
const described =
  '<meta name="description" content="What a yard does with wooden boats, and when it does.">'

type Html = Record<string, string>

/** Pages as they are public, and as they would be; what isn't given is not there. */
function drawnAs({ before, after, showing }: { before: Html; after: Html; showing: string[] }) {
  const looked: string[] = []
  const pages = (isRun: boolean) => (isRun ? after : before)
  const drawn: Looks = {
    siteUrl,
    async look(path, run) {
      looked.push(`${run ? 'draft' : 'public'} ${path}`)
      const main = pages(run !== undefined)[path]
      const html = `<html><head><title>Yard</title>${described}</head><body><main><h1>Yard</h1>${main}</main></body></html>`
      return readDrawnPage(html, main === undefined ? 404 : 200)
    },
    known: async (paths, run) => paths.filter((path) => path in pages(run !== undefined)),
    showing: async () => showing,
  }
  return { drawn, looked }
}

function openGate({ db, changes }: House) {
  const ground = { db, changes, drawings: drawingNames }
  const read = (id: string) => readDocument({ db }, commandLine, id)
  return {
    ground,
    read,
    async draft(id: string, change: Value) {
      const { version, value } = await read(id)
      const given = { version, value: { ...value, ...change } }
      return saveDraft(ground, commandLine, id, given)
    },
    async judge(looks: Looks, ...ids: string[]) {
      return judgeDraft({ ...ground, looks }, commandLine, { documents: ids.map((id) => ({ id })) })
    },
  }
}

const told = (findings: Finding[]) =>
  findings.map(({ severity, isOld, sentence }) => `${isOld ? 'old ' : ''}${severity}: ${sentence}`)

onBothWithSample(
  'what a change breaks is an error, what was broken before is told as old',
  async (house) => {
    const { draft, judge } = openGate(house)
    await draft('ira-deshpande', { text: 'Wrote the first estimate.' })
    const { drawn, looked } = drawnAs({
      before: { '/': '<a href="/gone">Old</a>', '/work': '' },
      after: { '/': '<a href="/gone">Old</a><a href="/new-gone">New</a><a href="/work">Work</a>' },
      showing: ['/', '/fine'],
    })
    const { findings, pages, unseen } = await judge(drawn, 'ira-deshpande')
    expect(told(findings)).toEqual([
      'error: The link ‘New’ leads to /new-gone, where there is nothing.',
      'error: The link ‘Work’ leads to /work, where there is nothing.',
      'error: The page can’t be drawn: the server answers 404.',
      'old error: The link ‘Old’ leads to /gone, where there is nothing.',
    ])
    expect([pages, unseen]).toEqual([['/', '/fine'], 0])
    expect(looked.filter((one) => one.startsWith('public'))).toContain('public /')
  },
)

onBothWithSample(
  'a link to what goes out along with it is no error, one to a draft that stays behind is',
  async (house) => {
    const { judge, draft } = openGate(house)
    await draft('ira-deshpande', { text: 'Wrote the first estimate.' })
    const main = '<a href="/how-we-work">How</a>'
    const together = drawnAs({
      before: { '/': '' },
      after: { '/': main, '/how-we-work': '' },
      showing: ['/'],
    })
    expect((await judge(together.drawn, 'ira-deshpande')).findings).toEqual([])
    const alone = drawnAs({ before: { '/': '' }, after: { '/': main }, showing: ['/'] })
    expect(told((await judge(alone.drawn, 'ira-deshpande')).findings)).toEqual([
      'error: The link ‘How’ leads to /how-we-work, where there is nothing.',
    ])
  },
)

onBothWithSample(
  'at most eight pages are looked at, and how many more there are is told',
  async (house) => {
    const { judge } = openGate(house)
    const paths = Array.from({ length: 25 }, (_, n) => `/page-${n}`)
    const html = Object.fromEntries(paths.map((path) => [path, '']))
    const { drawn, looked } = drawnAs({ before: html, after: html, showing: paths })
    const { pages, unseen } = await judge(drawn, 'ira-deshpande')
    expect([pages.length, unseen]).toEqual([8, 17])
    // Nothing was found, so nothing has to be compared.
    expect(looked).toHaveLength(8)
  },
)

onBothWithSample(
  'names of the sample are told in what was changed, once the company is another',
  async (house) => {
    const { judge, draft, ground } = openGate(house)
    const ira = markOf({ kind: 'leader', id: 'ira-deshpande', path: 'text' })
    const dana = markOf({ kind: 'leader', id: 'dana-whitfield', path: 'text' })
    const main = `<p>Came to Naksha early.${ira}</p><p>Came to Naksha late.${dana}</p>`
    const { drawn } = drawnAs({ before: { '/': '' }, after: { '/': main }, showing: ['/'] })
    expect((await judge(drawn, 'ira-deshpande')).findings).toEqual([])
    const { id, version } = await draft('company', { name: 'Yard', legalName: 'Yard GmbH' })
    await publishDocuments(ground, commandLine, { documents: [{ id, version }] })
    expect((await judge(drawn, 'ira-deshpande')).findings).toMatchObject([
      {
        severity: 'warning',
        judged: 'words',
        sentence: '‘Came to Naksha early.’ still speaks of ‘Naksha’, which the sample brought.',
        page: '/',
        field: { kind: 'leader', id: 'ira-deshpande', path: 'text' },
      },
    ])
  },
)

onBothWithSample('a brand is judged without a page', async (house) => {
  const { ground, draft } = openGate(house)
  await draft('brand', { colours: { paper: '#ffffff', signal: '#ffee00' } })
  const { findings } = await judgeDraft(ground, commandLine, { documents: [{ id: 'brand' }] })
  expect(findings).toMatchObject([
    { judged: 'contrast', severity: 'warning', field: { kind: 'brand', path: 'colours' } },
  ])
})

onBothWithSample(
  'the gate is for who may change content, and for the version they saw',
  async (house) => {
    const { ground, read } = openGate(house)
    const asked = { documents: [{ id: 'ira-deshpande', version: 1 }] }
    await expect(judgeDraft(ground, personCommand, asked)).rejects.toMatchObject({
      code: 'role-not-allowed',
    })
    const { version } = await read('ira-deshpande')
    const stale = { documents: [{ id: 'ira-deshpande', version: version + 1 }] }
    await expect(judgeDraft(ground, commandLine, stale)).rejects.toMatchObject({
      code: 'document-changed',
    })
  },
)

onBothWithSample(
  'an address that leads nowhere is told at its field, though its page leaves it out',
  async (house) => {
    const { ground, judge } = openGate(house)
    const lead = { title: 'How', lead: 'From crane to water.', metaDescription: 'What happens.' }
    const call = { block: 'call-to-action', heading: 'See', text: 'Her story.', label: 'Read' }
    const value = {
      ...lead,
      listed: 'nobody',
      blocks: ['/gone', '/work', 'https://example.com'].map((link) => ({ ...call, link })),
    }
    const { id } = await createDocument(ground, commandLine, { kind: 'page', slug: 'how', value })
    const html = { '/how': '', '/work': '' }
    const { drawn } = drawnAs({ before: { '/work': '' }, after: html, showing: ['/how'] })
    const field = { kind: 'page', id }
    expect((await judge(drawn, id)).findings).toMatchObject([
      {
        severity: 'error',
        sentence: 'The address in ‘Where it leads’ leads to /gone, where there is nothing.',
        page: '/how',
        field: { ...field, path: 'blocks.0.link' },
      },
      { severity: 'warning', page: '/how', field: { ...field, path: 'blocks.2.link' } },
    ])
  },
)

onBothWithSample('issue 16: each of many links that lead nowhere is told', async (house) => {
  const { judge } = openGate(house)
  const links = Array.from({ length: 20 }, (_, n) => `<a href="/gone-${n}">Link ${n}</a>`)
  const after = { '/': links.join(' ') }
  const { drawn } = drawnAs({ before: { '/': '' }, after, showing: ['/'] })
  const { findings } = await judge(drawn, 'ira-deshpande')
  expect(findings.map(({ severity }) => severity)).toEqual(links.map(() => 'error'))
})

onBothWithSample('a redirect that leads nowhere is told', async (house) => {
  const { ground, judge } = openGate(house)
  const create = (from: string, to: string) =>
    createDocument(ground, commandLine, { kind: 'redirect', value: { from, to } })
  const { drawn } = drawnAs({ before: { '/work': '' }, after: { '/work': '' }, showing: [] })
  const lost = await create('/x4', '/nowhere')
  const fine = await create('/x5', '/work')
  const { findings } = await judge(drawn, lost.id, fine.id)
  expect(told(findings)).toEqual([
    'error: The address in ‘Where it leads now’ leads to /nowhere, where there is nothing.',
  ])
  expect(findings[0]!.field).toEqual({ kind: 'redirect', id: lost.id, path: 'to' })
})

onBothWithSample(
  'an address that names somebody of the sample is told, once the company is another',
  async (house) => {
    const { draft, judge } = openGate(house)
    const { drawn } = drawnAs({ before: {}, after: {}, showing: [] })
    const { value } = await openGate(house).read('company')
    const [first] = namesIn(value)
    const socials = [{ name: 'A', address: `https://www.linkedin.com/company/${first}-works` }]
    await draft('company', { socials })
    expect((await judge(drawn, 'company')).findings).toEqual([])
    await draft('company', { name: 'Yard', legalName: 'Yard GmbH', socials })
    const { findings } = await judge(drawn, 'company')
    expect(findings).toMatchObject([
      {
        severity: 'warning',
        judged: 'words',
        sentence: expect.stringMatching(/^The address https:.* still names ‘.*’, which the sample/),
        field: { kind: 'company', path: 'socials.0.address' },
      },
    ])
  },
)

const namesIn = ({ name }: Value) => String(name).toLowerCase().split(' ')

onBothWithSample('a sentence that lacks its contact is told with what is empty', async (house) => {
  const { draft, judge, read } = openGate(house)
  const { drawn } = drawnAs({ before: {}, after: {}, showing: [] })
  const { contacts } = (await read('company')).value as { contacts: object }
  await draft('company', { contacts: { ...contacts, grievanceOfficer: undefined } })
  const { findings } = await judge(drawn, 'company')
  expect(findings.map(({ field }) => field?.id)).toEqual(['privacy', 'imprint'])
  expect(findings[0]).toMatchObject({
    severity: 'warning',
    sentence:
      'The sentence with {grievanceOfficer} in ‘Paragraph’ isn’t shown: ‘Grievance officer’ of the company is empty.',
    field: { kind: 'legal-page', id: 'privacy', path: 'sections.0.paragraphs.0' },
  })
  await draft('privacy', { lead: 'Read on.' })
  expect((await judge(drawn, 'privacy')).findings).toEqual([])
})

onBothWithSample(
  'an overview that is empty is left out of menus by itself: its address is told where it stands on a page',
  async (house) => {
    const { draft, judge } = openGate(house)
    const to = (link: string) => ({ label: link, link, onWideScreensOnly: false })
    await draft('navigation', { header: [to('/work'), to('/wrok')], footer: [] })
    const judged = async (main: string) => {
      const html = { before: { '/': '' }, after: { '/': main }, showing: ['/'] }
      return told((await judge(drawnAs(html).drawn, 'navigation')).findings)
    }
    const mistyped =
      'error: The address in ‘Where it leads’ leads to /wrok, where there is nothing.'
    expect(await judged('')).toEqual([mistyped])
    const mark = markOf({ kind: 'navigation', id: 'navigation', path: 'header.0.label' })
    expect(await judged(`<a href="/work">Work${mark}</a>`)).toEqual([
      mistyped,
      'error: The link ‘Work’ leads to /work, where there is nothing.',
    ])
  },
)
