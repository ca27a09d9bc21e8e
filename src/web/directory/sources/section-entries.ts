import type { Documents } from '../../../features/documents/read/documents.ts'
import { caseStudies } from '../../../content/cases/all-cases.ts'
import { workCopy } from '../../../content/cases/work-copy.ts'
import { careersCopy } from '../../../content/careers-copy.ts'
import { homeCopy } from '../../../content/home-copy.ts'
import { mapCopy } from '../../../content/map-copy.ts'
import { aiProducts } from '../../../content/products/all-products.ts'
import { productsCopy } from '../../../content/products/products-copy.ts'
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

const services = section({
  path: '/services',
  title: 'Services',
  metaTitle: mapCopy.metaTitle,
  description: mapCopy.metaDescription,
  drawing: 'service-architecture',
  blocks: [
    { text: [mapCopy.title, mapCopy.intro] },
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

const work = section({
  path: '/work',
  title: 'Work',
  metaTitle: workCopy.metaTitle,
  description: workCopy.metaDescription,
  drawing: 'cover-cold',
  blocks: [
    { text: [texts.work.title, workCopy.intro] },
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

const products = section({
  path: '/products',
  title: 'Products',
  metaTitle: productsCopy.metaTitle,
  description: productsCopy.metaDescription,
  drawing: 'card-product',
  blocks: [
    { text: [productsCopy.title, productsCopy.intro] },
    {
      links: aiProducts.map(({ slug, name, kind, card }) => ({
        title: `${name}, ${kind.toLowerCase()}`,
        path: `/products/${slug}`,
        text: card.text,
      })),
    },
  ],
})

const careers = ({ benefits, hiringSteps }: Documents) =>
  section({
    path: '/careers',
    title: 'Careers',
    metaTitle: careersCopy.metaTitle,
    description: careersCopy.metaDescription,
    drawing: 'benefit-growth',
    blocks: [
      { text: [careersCopy.subtitle] },
      ...(benefits.length > 0
        ? [
            { heading: texts.careers.whyJoin },
            { items: benefits.map(({ title, text }) => `${title}. ${text}`) },
          ]
        : []),
      { heading: texts.careers.greatPlace },
      { text: [...careersCopy.certification.text, careersCopy.certification.note] },
      ...(hiringSteps.length > 0
        ? [
            { heading: careersCopy.hiring.heading },
            { text: careersCopy.hiring.lead },
            {
              ordered: true,
              items: hiringSteps.map(({ title, when, text }) => `${title}. ${when}. ${text}`),
            },
          ]
        : []),
    ],
  })

const contact = ({ company }: Documents) =>
  section({
    path: '/contact',
    title: 'Contact',
    metaTitle: `Contact: estimations and planning | ${company.name}`,
    description: homeCopy.contact.intro,
    drawing: 'estimate',
    blocks: [
      { text: homeCopy.contact.intro },
      {
        ordered: true,
        items: homeCopy.contact.steps.map(({ when, text }) => `${when}. ${text}`),
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
  services,
  work,
  products,
  insights(documents),
  everyPost(documents),
  careers(documents),
  contact(documents),
]
