import type { Documents } from '../../../features/documents/read/documents.ts'
import { caseStudies } from '../../../content/cases/all-cases.ts'
import { aiProducts } from '../../../content/products/all-products.ts'
import { serviceSections } from '../../../content/services.ts'
import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import { homeCrumb, type PageDraft } from '../page-draft.ts'

type Section = Pick<
  PageDraft,
  'path' | 'title' | 'metaTitle' | 'description' | 'drawing' | 'blocks'
> &
  Partial<PageDraft>

const section = (draft: Section): PageDraft => ({
  kind: 'section',
  parents: [homeCrumb],
  things: () => [],
  ...draft,
})

const services = ({ servicesPage: words }: Documents) =>
  section({
    path: '/services',
    title: 'Services',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: 'service-architecture',
    blocks: [
      { text: [words.title, words.intro] },
      ...serviceSections.flatMap(({ id, label, services: listed }) => [
        { heading: label },
        {
          links: listed.map(({ slug, label: title, summary }) => ({
            title,
            path: `/services/${id}/${slug}`,
            text: summary,
          })),
        },
      ]),
      { heading: 'Products' },
      {
        links: aiProducts.map(({ slug, name, kind }) => ({
          title: name,
          path: `/products/${slug}`,
          text: kind,
        })),
      },
      { heading: 'Cases' },
      {
        links: caseStudies.map(({ slug, client, title }) => ({
          title: client,
          path: `/work/${slug}`,
          text: title,
        })),
      },
    ],
  })

const work = ({ workPage: words }: Documents) =>
  section({
    path: '/work',
    title: 'Work',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: 'cover-cold',
    blocks: [
      { text: [texts.work.title, words.intro] },
      { heading: texts.work.cases },
      {
        links: caseStudies.map(({ slug, title, description }) => ({
          title,
          path: `/work/${slug}`,
          text: description,
        })),
      },
    ],
  })

const products = ({ productsPage: words }: Documents) =>
  section({
    path: '/products',
    title: 'Products',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: 'card-product',
    blocks: [
      { text: [words.title, words.intro] },
      {
        links: aiProducts.map(({ slug, name, kind, card }) => ({
          title: `${name}, ${kind.toLowerCase()}`,
          path: `/products/${slug}`,
          text: card.text,
        })),
      },
    ],
  })

const careers = ({ benefits, hiringSteps, careersPage: words }: Documents) =>
  section({
    path: '/careers',
    title: 'Careers',
    metaTitle: words.metaTitle,
    description: words.metaDescription,
    drawing: 'benefit-growth',
    blocks: [
      { text: [words.subtitle] },
      ...(benefits.length > 0
        ? [
            { heading: texts.careers.whyJoin },
            { items: benefits.map(({ title, text }) => `${title}. ${text}`) },
          ]
        : []),
      ...(words.certification
        ? [
            { heading: texts.careers.greatPlace },
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
    metaTitle: `Contact: estimations and planning | ${company.name}`,
    description: home.contact.intro,
    drawing: 'estimate',
    blocks: [
      { text: home.contact.intro },
      {
        ordered: true,
        items: home.contact.steps.map(({ when, text }) => `${when}. ${text}`),
      },
    ],
  })

const insights = ({ company }: Documents) =>
  section({
    path: '/insights',
    title: 'Insights',
    metaTitle: `Insights: systems that went wrong, and the rule after | ${company.name}`,
    description: `Notes from ${company.name} engineers on gates, ledgers, moves to the cloud and drawings that stayed true. Each starts with a system that went wrong and ends with a rule.`,
    drawing: 'in-preparation',
    blocks: [
      {
        text: 'Notes from the people who sign the drawings. Each one starts with a system that went wrong and ends with a rule.',
      },
    ],
  })

const everyPost = ({ company }: Documents) =>
  section({
    path: '/blog-posting-by-lexical',
    title: 'Every post',
    metaTitle: `Every post on one sheet | ${company.name}`,
    description: `All posts of the ${company.name} blog in full, one below the other, the newest first.`,
    drawing: 'in-preparation',
    blocks: [
      {
        text: 'The whole blog in full text, one post below the other, for those who read from end to end.',
      },
    ],
  })

export const sectionEntries = (documents: Documents): PageDraft[] => [
  services(documents),
  work(documents),
  products(documents),
  insights(documents),
  everyPost(documents),
  careers(documents),
  contact(documents),
]
