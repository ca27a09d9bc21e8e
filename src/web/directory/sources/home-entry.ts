import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import type { Company, Counter, Documents } from '../../../features/documents/read/documents.ts'
import { cardsOfHome, isAboutSaid } from '../../../features/documents/read/offer.ts'
import type { Block } from '../blocks.ts'
import type { PageDraft } from '../page-draft.ts'
import { formatFigure } from '../../site/home/counters/format-figure.ts'

function blocks(documents: Documents): Block[] {
  const { company, counters, promises, timeline, leaders, testimonials, home } = documents
  const homeCards = cardsOfHome(documents)
  return [
    { text: company.description },
    ...home.slides.flatMap(({ service, headline, text, facts }): Block[] => [
      { heading: `${service}: ${headline.join(' ')}` },
      { text },
      { items: facts },
    ]),
    ...(homeCards.length > 0
      ? [
          { heading: home.services.heading },
          { text: [home.services.word, home.services.lead].filter(Boolean).join(' ') },
        ]
      : []),
    { links: homeCards.map(({ title, link, text }) => ({ title, path: link, text })) },
    { labelled: counters.map(counted) },
    ...(promises.length > 0 ? [{ heading: home.why.heading }, { text: home.why.lead }] : []),
    {
      items: promises.map(
        ({ title, text, proof }) =>
          `${title} ${text}${proof ? ` (${proof.figure}: ${proof.meaning}.)` : ''}`,
      ),
    },
    ...(isAboutSaid(documents) ? [{ heading: home.about.heading }] : []),
    { text: [home.about.statement, ...home.about.paragraphs] },
    {
      labelled: timeline.map(({ year, people, text }) => [
        String(year),
        people ? `${people}. ${text}` : text,
      ]),
    },
    ...(leaders.length > 0 ? [{ heading: home.leaders.heading }, { text: home.leaders.lead }] : []),
    { labelled: leaders.map(({ name, role, text }) => [name, `${role}. ${text}`]) },
    ...testimonials.map(({ name, role, text }): Block => ({
      quote: text,
      by: `${name}, ${role}`,
    })),
    {
      links: [
        {
          title: 'Contact',
          path: '/contact',
          ...(home.contact.intro && { text: home.contact.intro }),
        },
      ],
    },
  ]
}

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
