import type { Documents, Page } from '../../../features/documents/read/documents.ts'
import type { ShownBlock, ShownPicture } from '../../site/page/page-view.ts'
import { shownBlocks } from '../../site/page/shown-blocks.server.ts'
import { type Block, richBlock } from '../blocks.ts'
import { homeCrumb, type PageDraft } from '../page-draft.ts'
import { faqPage, questionBlocks } from './questions.ts'
import { sharedPicture } from './shared-picture.ts'
import { withContacts } from './with-contacts.ts'

export function freePageEntry(page: Page, path: string, documents: Documents): PageDraft {
  const blocks = shownBlocks(page, documents)
  const { lead, metaDescription } = page
  const said = withContacts({ lead, metaDescription }, documents.company)
  const questions = blocks.flatMap((block) => (block.block === 'questions' ? block.questions : []))
  return {
    path,
    kind: 'page',
    title: page.title,
    metaTitle: `${page.title} | ${documents.company.name}`,
    // Where it named nothing but a contact that isn't there, none of it is left.
    description: said.metaDescription || said.lead || page.title,
    parents: [homeCrumb],
    ...sharedPicture({ drawing: 'in-preparation', ...page }),
    ...(page.listed === 'nobody' && { isUnlisted: true }),
    blocks: [{ text: said.lead }, ...blocks.flatMap(wordsOf)],
    things: () => (questions.length > 0 ? [faqPage(questions)] : []),
  }
}

type Words = {
  [Name in ShownBlock['block']]: (block: Extract<ShownBlock, { block: Name }>) => Block[]
}

const headed = (heading: string | undefined): Block[] => (heading ? [{ heading }] : [])
const captionOf = ({ caption, alt }: ShownPicture) => caption ?? alt

function tried({ heading, intro }: { heading: string; intro: string }): Block[] {
  return [{ heading }, { text: intro }]
}

const words: Words = {
  lead: ({ text }) => [{ text }],
  text: ({ heading, paragraphs, entries = [] }) => [
    ...headed(heading),
    richBlock(paragraphs),
    { labelled: entries.map(({ term, text }) => [term, text]) },
  ],
  facts: ({ heading, facts }) => [
    ...headed(heading),
    { labelled: facts.map(({ label, value }) => [label, value]) },
  ],
  plan: ({ heading, plan }) => [
    { heading },
    {
      ordered: true,
      items: plan.steps.map(({ title, weeks, text, result }) =>
        [`${title} (${weeks}).`, text, result].filter(Boolean).join(' '),
      ),
    },
  ],
  cards: ({ heading, cards }) => [
    { heading },
    ...cards.map(({ title, text, link: path }): Block =>
      path ? { links: [{ title, path, text }] } : { items: [`${title}. ${text}`] },
    ),
  ],
  figures: ({ heading, figures }) => [
    { heading },
    {
      labelled: figures.map(({ value, label, note }) => [
        value,
        note ? `${label}. ${note}` : label,
      ]),
    },
  ],
  quotation: ({ text, name, role }) => [{ quote: text, by: `${name}, ${role}` }],
  proof: ({ proof: { heading, text, figures, study } }) => [
    { heading },
    { text },
    { labelled: figures.map(({ value, label }) => [value, label]) },
    { links: study ? [{ title: study.client, path: study.path }] : [] },
  ],
  questions: ({ heading, questions }) => questionBlocks(heading, questions),
  table: ({ heading, columns, rows }) => [...headed(heading), { columns, rows }],
  picture: (picture) => [{ text: captionOf(picture) }],
  gallery: ({ heading, pictures }) => [
    ...headed(heading),
    { items: pictures.map(captionOf).filter(Boolean) },
  ],
  steps: ({ heading, steps }) => [
    { heading },
    { ordered: true, items: steps.map(({ title, text }) => `${title}. ${text}`) },
  ],
  'call-to-action': ({ heading, text, label, link }) => [
    { heading },
    { text },
    { links: [{ title: label, path: link }] },
  ],
  form: ({ heading, text }) => [
    { heading },
    { text },
    { links: [{ title: 'Contact', path: '/contact' }] },
  ],
  threshold: tried,
  paper: tried,
}

/** What a block says, without its looks. */
const wordsOf = (block: ShownBlock) => (words[block.block] as (of: ShownBlock) => Block[])(block)
