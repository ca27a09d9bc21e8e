import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import { type HomePart, partsOfHome } from '../../../features/documents/kinds/pages/home.ts'
import type { Company, Counter, Documents } from '../../../features/documents/read/documents.ts'
import { cardsOfHome, isAboutSaid } from '../../../features/documents/read/offer.ts'
import type { Block } from '../blocks.ts'
import type { PageDraft } from '../page-draft.ts'
import { formatFigure } from '../../site/home/counters/format-figure.ts'

type Parts = Record<HomePart, (documents: Documents) => Block[]>

/** A part says its heading only where something stands below it. */
const parts: Parts = {
  cards(documents) {
    const { services } = documents.home
    const cards = cardsOfHome(documents)
    if (cards.length === 0) return []
    return [
      { heading: services.heading },
      { text: [services.word, services.lead].filter(Boolean).join(' ') },
      { links: cards.map(({ title, link, text }) => ({ title, path: link, text })) },
    ]
  },
  counters: ({ counters }) => [{ labelled: counters.map(counted) }],
  promises: ({ promises, home: { why } }) => [
    ...(promises.length > 0 ? [{ heading: why.heading }, { text: why.lead }] : []),
    {
      items: promises.map(
        ({ title, text, proof }) =>
          `${title} ${text}${proof ? ` (${proof.figure}: ${proof.meaning}.)` : ''}`,
      ),
    },
  ],
  about: (documents) => [
    ...(isAboutSaid(documents) ? [{ heading: documents.home.about.heading }] : []),
    { text: [documents.home.about.statement, ...documents.home.about.paragraphs] },
    {
      labelled: documents.timeline.map(({ year, people, text }) => [
        String(year),
        people ? `${people}. ${text}` : text,
      ]),
    },
  ],
  leaders: ({ leaders, home }) => [
    ...(leaders.length > 0 ? [{ heading: home.leaders.heading }, { text: home.leaders.lead }] : []),
    { labelled: leaders.map(({ name, role, text }) => [name, `${role}. ${text}`]) },
  ],
  testimonials: ({ testimonials }) =>
    testimonials.map(({ name, role, text }) => ({ quote: text, by: `${name}, ${role}` })),
  form: ({ home: { contact } }) => [
    {
      links: [
        { title: 'Contact', path: '/contact', ...(contact.intro && { text: contact.intro }) },
      ],
    },
  ],
  map: () => [],
}

const blocks = (documents: Documents): Block[] => [
  { text: documents.company.description },
  ...documents.home.slides.flatMap(({ service, headline, text, facts }): Block[] => [
    { heading: `${service}: ${headline.join(' ')}` },
    { text },
    { items: facts },
  ]),
  ...partsOfHome(documents.home.order).flatMap((part) => parts[part](documents)),
]

function counted({ label, value, shownAs, note }: Counter): [label: string, value: string] {
  const { millions, plus } = texts.home.counters
  const inMillions = (_key: string, { figure = '' } = {}) => millions.replace('{{figure}}', figure)
  const figure = formatFigure(value, shownAs, inMillions) + plus
  return [label, note ? `${figure}. ${note}` : figure]
}

const titleOf = ({ name, tagline }: Company) => (tagline === name ? name : `${tagline} | ${name}`)

export const homeEntry = (documents: Documents): PageDraft => ({
  path: '/',
  kind: 'home',
  title: 'Home',
  metaTitle: titleOf(documents.company),
  description: documents.company.description,
  parents: [],
  drawing: documents.home.slides[0]?.drawing,
  blocks: blocks(documents),
  things: () => [],
})
