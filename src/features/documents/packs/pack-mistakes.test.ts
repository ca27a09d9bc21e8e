import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { onBothWithSample } from '../../../../test/database/both-databases.ts'
import { bytesOf, packHouse, packWith } from '../../../../test/sample/pack-house.ts'

const document = (en: object, more: object = {}) => JSON.stringify({ place: 9, en, ...more })
const leader = (en: object, more: object = {}) =>
  document({ name: 'A', role: 'B', text: 'C', ...en }, more)

type Wrong = [file: string, said: string | Buffer | null, field: string, reason: RegExp]

const wrong: Wrong[] = [
  ['constructor/a.json', leader({}), '', /no such kind/],
  ['leader/a.json', leader({ mood: 1 }), 'en.mood', /no field ‘mood’/],
  [
    'leader/b.json',
    leader({}).replace('"name"', '"__proto__":{},"name"'),
    'en.__proto__',
    /‘__proto__’/,
  ],
  ['leader/c.json', leader({}, { place: 3e9 }), 'place', /not be more than 1,000,000/],
  ['leader/f.json', Buffer.from(leader({ name: 'Jos\u00e9' }), 'latin1'), '', /no text in UTF-8/],
  ['leader/g.json', `{"place":1,"en":{"name":${'['.repeat(2e4)}${']'.repeat(2e4)}}}`, '', /deep/],
  ['leader/h.json/x', '', '', /is no file/],
  ['leader/i.json', leader({}, { publishAt: '2026-12-01T00:00:00Z' }), 'publishAt', /no draft/],
  [
    'leader/l.json',
    leader({}, { drafts: { en: { name: 'Asha' } }, publishAt: '9999-12-01T00:00:00Z' }),
    'publishAt',
    /five years/,
  ],
  ['leader/j.json', leader({}, { drafts: { en: { mood: 1 } } }), 'drafts.en.mood', /‘mood’/],
  ['leader/k.json', leader({}, { de: { name: 5 } }), 'de.name', /must be text/],
  // The mark with which some editors on Windows begin a file, and their line ends, are no mistake.
  ['leader/m.json', `\uFEFF${leader({}).replaceAll(',', ',\r\n')}`, '', /^$/],
  [
    'leader/n.json',
    leader({}).replace('"name"', '"n\\u0061me":"Z","name"'),
    'en.name',
    /there twice/,
  ],
  ['leader/o.json', leader({}).replace('"place"', '"place":1,"place"'), 'place', /there twice/],
  ['leader/p.json', leader({}).replace('"A"', '"{\\"a\\":1,\\"a\\":2}"'), '', /^$/],
  [
    'leader/q.json',
    leader({ values: [{}, { a: '],[{' }] }).replace('{"a"', '{"a":"}","a"'),
    'en.values.1.a',
    /there twice/,
  ],
  ['redirect/r1.json', document({ from: '/x', to: '/work' }), '', /^$/],
  ['redirect/r2.json', document({ from: '/X', to: '/' }), 'en.from', /begins at this address/],
]

onBothWithSample.postgresLong(
  'what a document of a pack cannot be is told, and changes nothing',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const said = Object.fromEntries(wrong.map(([file, text]) => [file, text]))
    const faults = await house.faultsIn(await packWith(folder, said))
    const refused = wrong.filter(([, , , reason]) => reason.source !== '^$')
    for (const [file, , field, reason] of refused)
      expect(faults).toContainEqual({
        file: file.replace('/x', '').replace('constructor/a.json', 'constructor/'),
        field,
        reason: expect.stringMatching(reason),
      })
    expect(faults).toHaveLength(refused.length)
    expect(await bytesOf((await house.write()).folder)).toEqual(await bytesOf(folder))
  },
)

onBothWithSample.postgresLong('a document that stands below itself is told', async (given) => {
  const house = await packHouse(given)
  const { folder } = await house.write()
  const service = await readFile(`${folder}/service/ai.json`, 'utf8')
  const below = await packWith(folder, {
    'service/ai.json': service.replace(/"section": "[^"]*"/, '"section": "ai"'),
  })
  expect(await house.faultsIn(below)).toMatchObject([
    { file: 'service/ai.json', field: 'en.section' },
  ])
})

onBothWithSample.postgresLong(
  'a draft, or a former address, below what cannot be above it is told; an export has none',
  async (given) => {
    const house = await packHouse(given)
    const own = { kind: 'service', slug: 'ai/old', documentId: 'ai' }
    await house.db.insertInto('documentSlugs').values(own).execute()
    const { folder } = await house.write()
    expect(await house.faultsIn(folder)).toEqual([])
    const said = async (id: string, more: object) => {
      const file = JSON.parse(await readFile(`${folder}/service/${id}.json`, 'utf8')) as object
      return { [`service/${id}.json`]: JSON.stringify({ ...file, ...more }) }
    }
    const wrongly = await packWith(folder, {
      ...(await said('ai', { formerly: ['ai/old'], drafts: { en: { section: 'ai' } } })),
      ...(await said('oil-gas', { formerly: ['old'], drafts: { en: { section: 'ai' } } })),
      ...(await said('mobility', { drafts: { en: { section: 'nowhere' } } })),
    })
    const faults = await house.faultsIn(wrongly)
    expect(faults.map(({ file, field }) => `${file} ${field}`).toSorted()).toEqual([
      'service/ai.json drafts.en.section',
      'service/ai.json formerly',
      'service/oil-gas.json drafts.en.section',
      'service/oil-gas.json formerly',
    ])
  },
)

onBothWithSample.postgresLong(
  'issue 15: a file that was cut in half is one mistake, not one for each that names it',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const file = 'service/agile.json'
    const whole = await readFile(`${folder}/${file}`, 'utf8')
    const cut = await packWith(folder, { [file]: whole.slice(0, 700) })
    expect(await house.faultsIn(cut)).toEqual([
      { file, field: '', reason: expect.stringMatching(/cannot be read/) },
    ])
  },
)

onBothWithSample.postgresLong('what doesn’t say which form it has is no pack', async (given) => {
  const house = await packHouse(given)
  const { folder } = await house.write()
  for (const [manifest, reason] of [
    ['{"format":0}', /which form/],
    ['{"format":1,"mood":1}', /There is no field mood/],
    ['{"format":99,"mood":1}', /newer Foyer \(99\)/],
    ['{"form', /cannot be read/],
  ] as const)
    expect(await house.faultsIn(await packWith(folder, { 'pack.json': manifest }))).toEqual([
      { file: 'pack.json', field: expect.any(String), reason: expect.stringMatching(reason) },
    ])
})
