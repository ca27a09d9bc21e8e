import type { Documents } from '../../../features/documents/read/documents.ts'
import { heroSlides } from '../../../content/hero-slides.ts'
import { homeCopy } from '../../../content/home-copy.ts'
import type { Block } from '../blocks.ts'
import type { PageDraft } from '../page-draft.ts'

const blocks = ({
  company,
  promises,
  timeline,
  leaders,
  testimonials,
  homeCards,
}: Documents): Block[] => [
  { text: company.description },
  ...heroSlides.flatMap(({ service, headline, text, facts }): Block[] => [
    { heading: `${service}: ${headline.join(' ')}` },
    { text },
    { items: facts },
  ]),
  ...(homeCards.length > 0
    ? [
        { heading: homeCopy.services.heading },
        { text: `${homeCopy.services.word} ${homeCopy.services.lead}` },
      ]
    : []),
  { links: homeCards.map(({ title, link, text }) => ({ title, path: link, text })) },
  ...(promises.length > 0 ? [{ heading: homeCopy.why.heading }, { text: homeCopy.why.lead }] : []),
  {
    items: promises.map(
      ({ title, text, proof }) =>
        `${title} ${text}${proof ? ` (${proof.figure}: ${proof.meaning}.)` : ''}`,
    ),
  },
  { heading: homeCopy.about.heading },
  { text: [homeCopy.about.statement, ...homeCopy.about.paragraphs] },
  {
    facts: timeline.map(({ year, people, text }) => [
      String(year),
      people ? `${people}. ${text}` : text,
    ]),
  },
  ...(leaders.length > 0
    ? [{ heading: homeCopy.leaders.heading }, { text: homeCopy.leaders.lead }]
    : []),
  { facts: leaders.map(({ name, role, text }) => [name, `${role}. ${text}`]) },
  ...testimonials.map(({ name, role, text }): Block => ({
    quote: text,
    by: `${name}, ${role}`,
  })),
  { links: [{ title: 'Contact', path: '/contact', text: homeCopy.contact.intro }] },
]

export const homeEntry = (documents: Documents): PageDraft => ({
  path: '/',
  kind: 'home',
  title: 'Home',
  metaTitle: `${documents.company.tagline} | ${documents.company.name}`,
  description: documents.company.description,
  parents: [],
  drawing: 'hero-ai',
  blocks: blocks(documents),
  things: () => [],
})
