import { expect } from 'vitest'
import { onBothWithSample } from '../../../../test/database/both-databases.ts'
import { markOf } from '../marks/marks.ts'
import { documentIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'

const asha = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }

onBothWithSample.postgresLong('what nobody can see is no word', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  for (const nothing of ['\u200b', ' \u200d\u200c ', '\u2060', '\u202e', '\ufeff', '\u00ad']) {
    const { id } = await create('leader', { ...asha, name: nothing })
    expect(documentIn(await staff('GET', `/leader/${id}`)).faults).toEqual({
      name: 'Name is missing.',
    })
  }
  const questions = [{ question: 'Why?', answer: '<p><strong>\u200b</strong></p>' }]
  const page = { blocks: [{ block: 'questions', heading: 'Why', questions }] }
  const { id } = await create('page', page)
  expect(documentIn(await staff('GET', `/page/${id}`)).faults).toMatchObject({
    'blocks.0.questions.0.answer': 'Answer is missing.',
  })
})

onBothWithSample.postgresLong(
  'what turns words around is left out, what joins letters stays',
  async (house) => {
    const { create } = await openDocumentsDoor(house)
    const kept = async (name: string) => (await create('leader', { ...asha, name })).value.name
    expect(await kept('\u202eoaR ahsA')).toBe('oaR ahsA')
    expect(await kept('Asha\u2066 \u2069Rao\u202c')).toBe('Asha Rao')
    // Issue 16: copied from a page that is edited.
    expect(await kept(`Asha Rao${markOf({ kind: 'leader', id: 'ira', path: 'name' })}`)).toBe(
      'Asha Rao',
    )
    for (const name of ['क्‍ष', 'می‌خواهم', '👩‍🚀 Asha', 'Ze\u00adbra', 'שלום\u200f!'])
      expect(await kept(name)).toBe(name)
  },
)
