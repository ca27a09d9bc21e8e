import { expect, test } from 'vitest'
import { toldApart } from './pickable-drawings.ts'

const drawn = (name: string, title: string) => ({ name, title, src: '', description: '' })

test('drawings of one title are told apart by the names of their files', () => {
  const titles = toldApart([
    drawn('service-ai', 'A threshold'),
    drawn('detail-ai-drift', 'A threshold'),
    drawn('case-ledger', 'One journal'),
  ]).map(({ title }) => title)
  expect(titles).toEqual([
    'A threshold (service-ai)',
    'A threshold (detail-ai-drift)',
    'One journal',
  ])
})
