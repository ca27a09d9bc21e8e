import { caseStudies } from '../../../content/cases/all-cases.ts'
import { workCopy } from '../../../content/cases/work-copy.ts'
import { company } from '../../../content/company.ts'
import { homeCopy } from '../../../content/home-copy.ts'
import { preparations } from '../../../content/preparations.ts'
import { aiProducts } from '../../../content/products/all-products.ts'
import { productsCopy } from '../../../content/products/products-copy.ts'
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

const work = section({
  path: '/work',
  title: 'Work',
  metaTitle: workCopy.metaTitle,
  description: workCopy.metaDescription,
  drawing: 'cover-cold',
  blocks: [
    { text: [workCopy.title, workCopy.intro] },
    { heading: workCopy.heading },
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

const contact = section({
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

const insights = section({
  path: '/insights',
  title: 'Insights',
  metaTitle: `Insights: systems that went wrong, and the rule after | ${company.name}`,
  description:
    'Notes from Naksha engineers on gates, ledgers, moves to the cloud and drawings that stayed true. Each starts with a system that went wrong and ends with a rule.',
  drawing: 'in-preparation',
  blocks: [
    {
      text: 'Notes from the people who sign the drawings. Each one starts with a system that went wrong and ends with a rule.',
    },
  ],
})

const everyPost = section({
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

/** Pages that are listed, and linked from the frame, before they are finished. */
const inPreparation = ['/careers']

export const sectionEntries = (): PageDraft[] => [
  work,
  products,
  insights,
  everyPost,
  ...inPreparation.flatMap((path) => {
    const page = preparations[path]
    if (!page) return []
    const { name, title, description, lead, sheets } = page
    return section({
      path,
      title: name,
      metaTitle: `${name} | ${company.name}`,
      description,
      drawing: 'in-preparation',
      blocks: [{ text: [title, lead] }, { items: sheets }],
    })
  }),
  contact,
]
