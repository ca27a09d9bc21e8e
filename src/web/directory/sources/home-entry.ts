import { company } from '../../../content/company.ts'
import { developmentServices } from '../../../content/development-services.ts'
import { heroSlides } from '../../../content/hero-slides.ts'
import { homeCopy } from '../../../content/home-copy.ts'
import { leaders } from '../../../content/leaders.ts'
import { promises } from '../../../content/promises.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { timeline } from '../../../content/timeline.ts'
import type { Block } from '../blocks.ts'
import type { PageDraft } from '../page-draft.ts'

const blocks = (): Block[] => [
  { text: company.description },
  ...heroSlides.flatMap(({ service, headline, text, facts }): Block[] => [
    { heading: `${service}: ${headline.join(' ')}` },
    { text },
    { items: facts },
  ]),
  { heading: homeCopy.services.heading },
  { text: `${homeCopy.services.word} ${homeCopy.services.lead}` },
  { links: developmentServices.map(({ title, path, text }) => ({ title, path, text })) },
  { heading: homeCopy.why.heading },
  { text: homeCopy.why.lead },
  {
    items: promises.map(
      ({ title, text, proof }) => `${title} ${text} (${proof.figure}: ${proof.meaning}.)`,
    ),
  },
  { heading: homeCopy.about.heading },
  { text: [homeCopy.about.statement, ...homeCopy.about.paragraphs] },
  { facts: timeline.map(({ year, people, text }) => [String(year), `${people}. ${text}`]) },
  { heading: homeCopy.leaders.heading },
  { text: homeCopy.leaders.lead },
  { facts: leaders.map(({ name, role, text }) => [name, `${role}. ${text}`]) },
  ...testimonials.map(({ name, role, description }): Block => ({
    quote: description,
    by: `${name}, ${role}`,
  })),
  { links: [{ title: 'Contact', path: '/contact', text: homeCopy.contact.intro }] },
]

export const homeEntry = (): PageDraft => ({
  path: '/',
  kind: 'home',
  title: 'Home',
  metaTitle: `${company.tagline} | ${company.name}`,
  description: company.description,
  parents: [],
  drawing: 'hero-ai',
  blocks: blocks(),
  things: () => [],
})
