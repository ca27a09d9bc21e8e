import type { ShownBlock } from '../../../site/page/page-view.ts'
import { standInDrawing } from '../../../ui/drawing/stand-in.ts'

const words = 'Your own words go here, as many as it takes to say it.'
const cards = ['First', 'Second', 'Third'].map((title) => ({ title, text: words }))

/** What can be tried is nothing without figures of somebody’s: it stands on the shelf by its name. */
type Example = Exclude<ShownBlock['block'], 'threshold' | 'paper'>

/** What each block looks like on the shelf, with words that are nobody’s. */
export const blockExamples: {
  [Name in Example]: Extract<ShownBlock, { block: Name }>
} & { [Name in ShownBlock['block']]?: ShownBlock } = {
  lead: { block: 'lead', text: 'A sentence or two in large type.' },
  text: { block: 'text', heading: 'A heading', paragraphs: [words, words] },
  facts: {
    block: 'facts',
    heading: 'Facts',
    facts: [
      { label: 'Name', value: 'Value' },
      { label: 'Another', value: 'One more' },
    ],
  },
  plan: {
    block: 'plan',
    heading: 'A plan',
    plan: {
      unit: 'week',
      marks: ['1', '2', '3', '4'],
      steps: [
        {
          title: 'First',
          weeks: 'Weeks 1–2',
          text: words,
          bar: { from: 0, length: 50, isOpen: false },
        },
        {
          title: 'Then',
          weeks: 'Weeks 3–4',
          text: words,
          bar: { from: 50, length: 50, isOpen: false },
        },
      ],
    },
  },
  cards: { block: 'cards', heading: 'Cards', cards },
  figures: {
    block: 'figures',
    heading: 'In figures',
    figures: [
      { value: '12', label: 'of these' },
      { value: '98%', label: 'of those' },
    ],
  },
  quotation: {
    block: 'quotation',
    text: 'What someone says about your work.',
    name: 'Their name',
    role: 'What they do',
  },
  proof: {
    block: 'proof',
    proof: {
      heading: 'What was reached',
      text: words,
      figures: [
        { value: '3×', label: 'as much' },
        { value: '½', label: 'the time' },
      ],
    },
  },
  questions: {
    block: 'questions',
    heading: 'Questions',
    questions: [
      { question: 'A question?', answer: words },
      { question: 'And another?', answer: words },
    ],
  },
  table: {
    block: 'table',
    heading: 'A table',
    columns: ['What', 'How much'],
    rows: [
      ['One', '10'],
      ['Other', '20'],
    ],
  },
  picture: { block: 'picture', alt: '', caption: 'A caption', drawing: standInDrawing(1200, 500) },
  gallery: {
    block: 'gallery',
    heading: 'Pictures',
    pictures: [1, 2, 3].map(() => ({ alt: '', drawing: standInDrawing(400, 300) })),
  },
  steps: {
    block: 'steps',
    heading: 'Step by step',
    steps: [
      { title: 'First', text: words },
      { title: 'Then', text: words },
    ],
  },
  'call-to-action': {
    block: 'call-to-action',
    heading: 'What now?',
    text: words,
    label: 'Press here',
    link: '/',
  },
  form: { block: 'form', heading: 'Write to us', text: words },
}
