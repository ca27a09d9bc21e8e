import { expect } from 'vitest'
import { documentIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'
import { onBothWithSample } from '../../../../test/database/both-databases.ts'

const of = (...paragraphs: string[]) => ({
  title: 'Marks',
  lead: 'A lead <b>with signs</b>.',
  metaDescription: 'M',
  listed: 'footer',
  blocks: [{ block: 'text', paragraphs }],
})

onBothWithSample(
  'rich text is kept with the marks of its field and nothing else; plain words and text stay as they are',
  async (house) => {
    const { staff, create } = await openDocumentsDoor(house)
    const made = await create(
      'page',
      of(
        '1 < 2 & <b>x</b>',
        '<p>a <b>b</b><script>alert(1)</script><img src=x onerror=alert(1)></p><ul><li>c</li></ul><p></p>',
        '<p>No marks at all.</p>',
        '<p><a href="javascript:alert(1)">d</a> <a href="/work" onclick="x()">e</a></p>',
      ),
    )
    expect(made.value).toEqual(
      of(
        '1 < 2 & <b>x</b>',
        '<p>a <strong>b</strong> c</p>',
        'No marks at all.',
        '<p>d <a href="/work">e</a></p>',
      ),
    )
    const { id, version, value } = made
    const saved = documentIn(await staff('PUT', `/page/${id}`, { version, value }))
    expect(saved.value).toEqual(value)
    const long = of(`<p><em>${'x'.repeat(3_001)}</em></p>`)
    const refused = await staff('PUT', `/page/${id}`, { version: saved.version, value: long })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'blocks.0.paragraphs.0': 'Paragraph has at most 3,000 characters.' } },
    })
  },
)
