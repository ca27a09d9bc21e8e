import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import {
  type House,
  onBothDatabases,
  onBothWithSample,
} from '../../../../test/database/both-databases.ts'
import { drawingNames } from '../../../drawings/picture.server.ts'
import { commandLine } from '../../sessions/actor.ts'
import type { Noun } from '../../../platform/db/tables.ts'
import { readPublished } from '../read/documents.ts'
import { documentFiles } from './document-files.ts'
import { fillDocuments } from './fill-documents.ts'
import { documentNouns, putDocuments } from './put-pack.ts'
import { readPack } from './read-pack.ts'

const naksha = 'packs/naksha'

async function folder() {
  const path = await mkdtemp(join(inject('scratch'), 'pack-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** A folder with what the database has, as a pack. */
async function exported({ db }: House) {
  const path = await folder()
  await writeFile(join(path, 'pack.json'), '{\n  "format": 1\n}\n')
  for (const [file, text] of await documentFiles(db)) {
    await mkdir(join(path, file, '..'), { recursive: true })
    await writeFile(join(path, file), text)
  }
  return path
}

/** Every file by its name. */
async function filesOf(path: string) {
  const names = await readdir(path, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile() && !/\/(drawings|posts|jobs)$/.test(entry.parentPath))
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(path.length + 1), await readFile(file, 'utf8')]
    })
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>
}

const read = (path: string) => readPack(path, drawingNames, new Date().toISOString())
const put = ({ changes }: House, path: string) =>
  changes.transaction((db, changed) => {
    changed(...documentNouns)
    return putDocuments(db, commandLine, read(path).documents, changes.now())
  })
const fill = ({ changes }: House) => fillDocuments(changes, naksha, drawingNames)

onBothWithSample.postgresLong(
  'what is exported is what was imported, byte for byte',
  async (house) => {
    const first = await exported(house)
    expect(await filesOf(first)).toEqual(await filesOf(naksha))
    expect(await put(house, first)).toEqual([])
  },
)

onBothWithSample.postgresLong(
  'an address that a document had goes with it into a pack, and leads to it from there',
  async (house) => {
    const { db } = house
    const old = { kind: 'service', slug: 'technology/ki', documentId: 'ai' }
    await db.insertInto('documentSlugs').values(old).execute()
    const path = await exported(house)
    const { formerly } = JSON.parse(await readFile(join(path, 'service/ai.json'), 'utf8')) as {
      formerly: string[]
    }
    expect(formerly).toEqual(['technology/ki'])
    await db.deleteFrom('documentSlugs').where('slug', '=', 'technology/ki').execute()
    expect(await put(house, path)).toEqual([{ action: 'changed', file: 'service/ai.json' }])
    const { moved } = await readPublished(db)
    expect(moved.get('/services/technology/ki')).toBe('/services/technology/ai')
    expect(await put(house, naksha)).toEqual([{ action: 'changed', file: 'service/ai.json' }])
    expect((await readPublished(db)).moved.has('/services/technology/ki')).toBe(false)
  },
)

onBothDatabases.postgresLong('the sample comes once in the life of a database', async (house) => {
  expect(await fill(house)).toContain('company')
  await house.db.updateTable('documents').set({ deletedAt: '2026-01-01T00:00:00.000Z' }).execute()
  expect(await fill(house)).toEqual([])
  await expect(readPublished(house.db)).rejects.toThrow(
    "There is no document of the kind 'company'.",
  )
})

onBothDatabases.postgresLong(
  'a database from before a kind gets the sample of that kind alone',
  async (house) => {
    await fill(house)
    const { db } = house
    await db.updateTable('documents').set({ slug: 'mine' }).where('kind', '=', 'leader').execute()
    await db.deleteFrom('documents').where('kind', 'in', ['home', 'promise']).execute()
    await db.deleteFrom('settings').where('name', 'like', 'documentsFilledAt %').execute()
    expect((await fill(house)).toSorted()).toEqual(['home', 'page', 'promise', 'redirect'])
    const { home, promises, leaders } = await readPublished(db)
    expect([home.slides.length, promises.length, leaders[0]?.slug]).toEqual([4, 4, 'mine'])
  },
)

onBothWithSample.postgresLong('an import takes the place of all that was there', async (house) => {
  const path = await folder()
  await cp(naksha, path, { recursive: true })
  await rm(join(path, 'leader'), { recursive: true })
  const pune = join(path, 'office/pune.json')
  await writeFile(pune, (await readFile(pune, 'utf8')).replace('"Pune"', '"Poona"'))
  const asha = { place: 1, drafts: { en: { name: 'Asha Rao' } } }
  await writeFile(join(path, 'testimonial/asha-rao.json'), JSON.stringify(asha))
  const differences = await put(house, path)
  expect(differences.map(({ action, file }) => `${file} ${action}`).toSorted()).toEqual([
    'leader/abhay-sinha.json removed',
    'leader/dana-whitfield.json removed',
    'leader/ira-deshpande.json removed',
    'leader/samir-akhtar.json removed',
    'office/pune.json changed',
    'testimonial/asha-rao.json added',
  ])
  const { offices, leaders, testimonials } = await readPublished(house.db)
  expect([offices[0]!.name, leaders.length]).toEqual(['Poona', 0])
  expect(testimonials.map(({ name }) => name)).not.toContain('Asha Rao')

  expect((await put(house, naksha)).length).toBe(6)
  expect((await readPublished(house.db)).leaders.map(({ name }) => name)).toContain('Ira Deshpande')
})

onBothWithSample.postgresLong(
  'another company’s page takes the address over, and all pages hear of it',
  async (house) => {
    const path = await folder()
    await cp(naksha, path, { recursive: true })
    await rename(join(path, 'legal-page/privacy.json'), join(path, 'legal-page/datenschutz.json'))
    await rm(join(path, 'promise'), { recursive: true })
    const told: Noun[] = []
    house.changes.onChange((nouns) => void told.push(...nouns))
    await put(house, path)
    expect(told).toContain('documents:promise')
    const { legalPages, promises, moved } = await readPublished(house.db)
    expect(legalPages.map(({ id, slug }) => [id, slug])).toContainEqual(['datenschutz', 'privacy'])
    expect([promises, moved.has('/privacy')]).toEqual([[], false])
  },
)

const office = 'office/pune.json'
const service = 'service/ai.json'
const mistakes: [string, (pack: Record<string, string>) => void, [string, string, RegExp]][] = [
  ['an unknown kind', (pack) => (pack['robot/one.json'] = '{}'), ['robot/', '', /no such kind/]],
  [
    'an unknown field',
    (pack) => (pack[office] = pack[office]!.replace('"hours"', '"opening"')),
    [office, 'en.opening', /no field ‘opening’/],
  ],
  [
    'a wrong type',
    (pack) => (pack[office] = pack[office]!.replace('"Pune"', '7')),
    [office, 'en.name', /must be text/],
  ],
  [
    'too many lines',
    (pack) => (pack[office] = pack[office]!.replace('"lines": [', '"lines": ["1","2","3",')),
    [office, 'en.lines', /at most 5/],
  ],
  [
    'something missing in what is published',
    (pack) => (pack[office] = pack[office]!.replace('"name": "Pune",', '')),
    [office, 'en.name', /missing/],
  ],
  [
    'two services of one address in one section',
    (pack) => (pack[service] = pack[service]!.replace('"slug": "ai"', '"slug": "Agile"')),
    [service, 'slug', /has this address/],
  ],
  [
    'an address that another had before',
    (pack) =>
      (pack[service] = pack[service]!.replace(
        '"slug": "ai"',
        '"slug": "ai", "formerly": ["offerings/customer-experience-design"]',
      )),
    ['service/cutomer-experience-design.json', 'formerly', /has this address/],
  ],
  [
    'a service in a section that is not there',
    (pack) =>
      (pack[service] = pack[service]!.replace('"section": "technology"', '"section": "tea"')),
    [service, 'en.section', /isn’t there/],
  ],
  [
    'a drawing that is not there',
    (pack) => (pack[office] = pack[office]!.replace('office-pune', 'office-poona')),
    [office, 'en.picture', /isn’t there/],
  ],
  [
    'a file that is cut in half',
    (pack) => (pack[office] = pack[office]!.slice(0, 60)),
    [office, '', /cannot be read/],
  ],
  [
    'a field beside the languages',
    (pack) => (pack[office] = '{"place": 1, "french": {}}'),
    [office, '', /no field french/],
  ],
  [
    'a name that no id can have',
    (pack) => (pack['office/pune copy.json'] = pack[office]!),
    ['office/pune copy.json', '', /named after/],
  ],
  [
    'one id twice',
    (pack) => (pack['leader/pune.json'] = pack['leader/ira-deshpande.json']!),
    ['office/pune.json', '', /same id/],
  ],
  [
    'two documents of one address',
    (pack) => {
      for (const name of [office, 'office/usa.json'])
        pack[name] = pack[name]!.replace('"place"', '"slug": "here",\n"place"')
    },
    ['office/usa.json', 'slug', /has this address/],
  ],
  [
    'an address of another script',
    (pack) => (pack[office] = pack[office]!.replace('"place"', '"slug": "पुणे",\n"place"')),
    [office, 'slug', /Latin letters/],
  ],
  [
    'an address that is too long',
    (pack) =>
      (pack[office] = pack[office]!.replace('"place"', `"slug": "${'a'.repeat(121)}",\n"place"`)),
    [office, 'slug', /at most 120 characters/],
  ],
  [
    'no company',
    (pack) => void delete pack['company/company.json'],
    ['company/', '', /There has to be one/],
  ],
  [
    'two companies',
    (pack) => (pack['company/other.json'] = pack['company/company.json']!),
    ['company/other.json', '', /can be only one/],
  ],
  [
    'a newer format',
    (pack) => (pack['pack.json'] = '{"format": 2}'),
    ['pack.json', 'format', /newer Foyer/],
  ],
  ['no pack at all', (pack) => void delete pack['pack.json'], ['pack.json', '', /is no pack/]],
]

test.each(mistakes)(
  '%s in a pack is told by file, field and reason',
  async (_, spoil, expected) => {
    const pack = await filesOf(naksha)
    spoil(pack)
    const path = await folder()
    await cp(naksha, path, { recursive: true })
    for (const name of Object.keys(await filesOf(path)))
      if (!(name in pack)) await rm(join(path, name))
    for (const [name, text] of Object.entries(pack)) {
      await mkdir(join(path, name, '..'), { recursive: true })
      await writeFile(join(path, name), text)
    }
    const [file, field, reason] = expected
    const { faults } = read(path)
    expect(faults).toContainEqual({ file, field, reason: expect.stringMatching(reason) })
  },
)
