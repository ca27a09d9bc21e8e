import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTrial } from '../../../../test/sample/sample-trials.ts'
import { filledValue } from '../read/filled-value.ts'
import { markedValue } from './marked-value.ts'
import { markOf, readMarks, withoutMarks } from './marks.ts'

test('a mark says where words come from, and is gone without a trace', () => {
  const ids = fc.stringMatching(/^[\w-]{1,40}$/)
  const paths = fc.stringMatching(/^[\w.]{0,60}$/)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), ids, paths, (words, id, path) => {
      fc.pre(!/[\u{E0020}-\u{E007F}]/u.test(words))
      const field = { kind: 'service-card', id, path }
      const marked = words + markOf(field)
      expect(readMarks(marked)).toEqual([field])
      expect(withoutMarks(marked)).toBe(words)
    }),
  )
})

test('a field that may be left out is marked like any other', () => {
  const at = { kind: 'company', id: 'company' } as const
  const { tagline } = markedValue(at, { tagline: 'Boats, and what floats.' })
  expect(readMarks(String(tagline))).toEqual([{ ...at, path: 'tagline' }])
})

test('issue 16: a flag that is spelled with the letters of marks is words, with a mark behind it or none', () => {
  const england = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'
  const field = { kind: 'office', id: 'leeds', path: 'name' }
  for (const words of [`Leeds ${england}`, `${england} Leeds`, 'Leeds \u{1F3F4}']) {
    expect(withoutMarks(words)).toBe(words)
    expect(withoutMarks(words + markOf(field))).toBe(words)
    expect(readMarks(words + markOf(field))).toEqual([field])
  }
})

test('half a mark says nothing, and is gone all the same', () => {
  const half = `Wor${markOf({ kind: 'leader', id: 'ira', path: 'name' }).slice(0, 12)}`
  expect(readMarks(half)).toEqual([])
  expect(withoutMarks(half)).toBe('Wor')
})

test('lines and texts are marked, each paragraph of a text; links, choices and numbers are not', () => {
  const at = { kind: 'service', id: 'ai' } as const
  const value = markedValue(at, {
    section: 'technology',
    title: 'AI',
    lead: 'One.\n\nTwo.',
    facts: [{ label: 'Team', value: '4' }],
    steps: [{ title: 'Look', weeks: 'Week 1', text: 'We look.', result: 'A list.' }],
    trial: { block: 'ledger', heading: 'Spoil it', entries: [{ id: 'J-1' }] },
  })
  expect(value.section).toBe('technology')
  expect(value.title).toBe(`AI${markOf({ ...at, path: 'title' })}`)
  const lead = markOf({ ...at, path: 'lead' })
  expect(value.lead).toBe(`One.${lead}\n\nTwo.${lead}`)
  expect(value.facts).toEqual([
    {
      label: `Team${markOf({ ...at, path: 'facts.0.label' })}`,
      value: `4${markOf({ ...at, path: 'facts.0.value' })}`,
    },
  ])
  const [step] = value.steps as Record<string, string>[]
  expect(readMarks(step!.weeks!)).toEqual([{ ...at, path: 'steps.0.weeks' }])
  const { heading, entries } = value.trial as { heading: string; entries: unknown }
  expect(readMarks(heading)).toEqual([{ ...at, path: 'trial.heading' }])
  expect(entries).toEqual([{ id: 'J-1' }])
})

test('what a browser or a program reads is not marked, though it is written as a line', () => {
  const services = { heading: 'What we do', wordLanguage: 'la' }
  expect(markedValue({ kind: 'home', id: 'home' }, { services }).services).toMatchObject({
    wordLanguage: 'la',
  })
  const sections = [{ id: 'rights', heading: 'Rights', paragraphs: [] }]
  expect(markedValue({ kind: 'legal-page', id: 'privacy' }, { sections }).sections).toMatchObject([
    { id: 'rights' },
  ])
  const company = {
    answers: { closedDays: ['12-25'], timeZone: 'Asia/Kolkata' },
    securityLanguages: ['en'],
  }
  expect(markedValue({ kind: 'company', id: 'company' }, company)).toEqual(company)
})

test('issue 15: what can be tried on a page is marked over it alone, since it computes with its words', () => {
  const tried = sampleTrial('threshold')
  const { blocks } = markedValue({ kind: 'page', id: 'how' }, { blocks: [tried] })
  const [{ heading, intro, ...others }] = blocks as [typeof tried]
  expect([readMarks(heading), readMarks(intro)].map((marks) => marks.length)).toEqual([1, 1])
  expect(others).toEqual({ ...others, cases: tried.cases, verdicts: tried.verdicts })
})

test('rich text is marked at the end of each of its paragraphs, within it', () => {
  const at = { kind: 'legal-page', id: 'privacy' } as const
  const paragraphs = ['<p>One <em>word</em>.</p>\n<p>Two.</p>', 'Three.']
  const value = markedValue(at, { sections: [{ id: 'a', heading: 'A', paragraphs }] })
  const [section] = value.sections as { paragraphs: string[] }[]
  const [first, second] = [0, 1].map((n) => markOf({ ...at, path: `sections.0.paragraphs.${n}` }))
  expect(section!.paragraphs).toEqual([
    `<p>One <em>word</em>.${first}</p>\n<p>Two.${first}</p>`,
    `Three.${second}`,
  ])
})

test('marks keep the places of the draft, whatever cannot be shown of it', () => {
  const at = { kind: 'page', id: 'p' } as const
  const draft = {
    blocks: [
      { block: 'lead', text: 'A' },
      { block: 'of another version' },
      { block: 'picture' },
      { block: 'gallery', pictures: [{ picture: { drawing: 'two', upload: 'both' } }, {}] },
      { block: 'lead', text: 'B' },
    ],
  }
  const { blocks } = markedValue(at, filledValue('page', draft)!)
  const mark = (path: string) => markOf({ ...at, path: `blocks.${path}` })
  expect(blocks).toEqual([
    { block: 'lead', text: `A${mark('0.text')}` },
    { block: 'picture', picture: { alt: `‹Picture›${mark('2.picture.alt')}` } },
    {
      block: 'gallery',
      pictures: [0, 1].map((n) => ({
        picture: { alt: `‹Picture›${mark(`3.pictures.${n}.picture.alt`)}` },
      })),
    },
    { block: 'lead', text: `B${mark('4.text')}` },
  ])
})

test('a picture that may be left out is left out until it is chosen', () => {
  const leader = { name: 'Ira', role: 'Keeper', text: 'Keeps.', picture: {} }
  expect(filledValue('leader', leader)).not.toHaveProperty('picture')
})
