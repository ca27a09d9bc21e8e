import type { Documents } from '../../../features/documents/read/documents.ts'
import { leadsNowhere, offerOf } from '../../../features/documents/read/offer.ts'
import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import { homeCrumb, type PageDraft } from '../page-draft.ts'

type Section = Pick<PageDraft, 'path' | 'title' | 'metaTitle' | 'description' | 'blocks'> &
  Partial<PageDraft>

const section = (draft: Section): PageDraft => ({
  kind: 'section',
  parents: [homeCrumb],
  things: () => [],
  ...draft,
})

const ownNames = (documents: Documents) => {
  const { products, cases } = offerOf(documents)
  return { products: [...products.values()], cases: [...cases.values()] }
}

function services(documents: Documents) {
  const { servicesPage: words } = documents
  const { products: ours, cases } = ownNames(documents)
  return section({
    path: '/services',
    title: 'Services',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: words.drawing,
    blocks: [
      { text: [words.title, words.intro] },
      ...offerOf(documents).sections.flatMap(({ label, services: listed }) => [
        { heading: label },
        {
          links: listed.map(({ path, label: title, summary }) => ({ title, path, text: summary })),
        },
      ]),
      ...(ours.length > 0 ? [{ heading: 'Products' }] : []),
      { links: ours.map(({ path, name, kind }) => ({ title: name, path, text: kind })) },
      ...(cases.length > 0 ? [{ heading: 'Cases' }] : []),
      { links: cases.map(({ path, client, title }) => ({ title: client, path, text: title })) },
    ],
  })
}

function work(documents: Documents) {
  const { workPage: words } = documents
  const { cases } = ownNames(documents)
  return section({
    path: '/work',
    title: 'Work',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: words.drawing,
    blocks: [
      { text: [words.title, words.intro] },
      ...(cases.length > 0 ? [{ heading: words.listHeading ?? texts.work.cases }] : []),
      { links: cases.map(({ path, title, description }) => ({ title, path, text: description })) },
    ],
  })
}

function products(documents: Documents) {
  const { productsPage: words } = documents
  return section({
    path: '/products',
    title: 'Products',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: words.drawing,
    blocks: [
      { text: [words.title, words.intro] },
      {
        links: ownNames(documents).products.map(({ path, name, kind, card }) => ({
          title: `${name}: ${kind}`,
          path,
          text: card.text,
        })),
      },
    ],
  })
}

const careers = ({ benefits, hiringSteps, careersPage: words }: Documents) =>
  section({
    path: '/careers',
    title: 'Careers',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: words.drawing,
    blocks: [
      { text: [words.subtitle] },
      ...(benefits.length > 0
        ? [
            { heading: words.benefitsHeading ?? texts.careers.whyJoin },
            { items: benefits.map(({ title, text }) => `${title}. ${text}`) },
          ]
        : []),
      ...(words.certification
        ? [
            { heading: words.certification.heading ?? texts.careers.workplace },
            { text: [...words.certification.text, words.certification.note ?? ''] },
          ]
        : []),
      ...(hiringSteps.length > 0
        ? [
            { heading: words.hiring.heading },
            { text: words.hiring.lead },
            {
              ordered: true,
              items: hiringSteps.map(({ title, when, text }) => `${title}. ${when}. ${text}`),
            },
          ]
        : []),
    ],
  })

const contact = ({ company, home }: Documents) =>
  section({
    path: '/contact',
    title: 'Contact',
    metaTitle:
      home.contact.metaTitle ?? `${home.contact.heading ?? texts.nav.contact} | ${company.name}`,
    description: home.contact.intro ?? company.description,
    drawing: home.contact.drawing,
    blocks: [
      { text: home.contact.intro },
      {
        ordered: true,
        items: home.contact.steps.map(({ when, text }) => `${when}. ${text}`),
      },
    ],
  })

const insights = ({ insightsPage: words, hasPosts }: Documents) =>
  section({
    path: '/insights',
    ...(!hasPosts && { isUnlisted: true }),
    title: 'Insights',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: words.drawing,
    blocks: [{ text: words.intro }],
  })

const everyPost = ({ company, hasPosts }: Documents) =>
  section({
    path: '/blog-posting-by-lexical',
    ...(!hasPosts && { isUnlisted: true }),
    title: 'Every post',
    metaTitle: `Every post on one page | ${company.name}`,
    description: `All posts of the ${company.name} blog in full, one below the other, the newest first.`,
    blocks: [
      {
        text: 'The whole blog in full text, one post below the other, for those who read from end to end.',
      },
    ],
  })

export const sectionEntries = (documents: Documents): PageDraft[] =>
  allSections(documents).filter(({ path }) => !leadsNowhere(path, documents))

const allSections = (documents: Documents): PageDraft[] => [
  services(documents),
  work(documents),
  products(documents),
  insights(documents),
  everyPost(documents),
  careers(documents),
  contact(documents),
]
