import type { Documents } from '../../../features/documents/read/documents.ts'
import type { ServiceCard, ServicePage } from '../../../content/service-page.ts'
import { serviceSections } from '../../../content/services.ts'
import type { Block } from '../blocks.ts'
import { organizationId } from '../structured-data/organization.ts'
import type { Absolute, Crumb, Thing } from '../page-entry.ts'
import { homeCrumb, type PageDraft, type TitleOf } from '../page-draft.ts'
import { socialPath } from '../social/social-path.ts'
import { faqPage, questionBlocks } from './questions.ts'

const servicePath = ({ section, slug }: ServicePage) => `/services/${section}/${slug}`

const areaServed = ['India', 'United States', 'Europe']

/** A service and, below it, a page for each of its cards. */
export function serviceEntries(service: ServicePage, titleOf: TitleOf, documents: Documents) {
  const cards = service.cards.map((card) => cardEntry(service, card, documents))
  return [serviceEntry(service, titleOf), ...cards]
}

const parentsOf = ({ section }: ServicePage): Crumb[] => [
  homeCrumb,
  {
    label: serviceSections.find(({ id }) => id === section)?.label ?? section,
    path: `/services#${section}`,
  },
]

/** One industry has the name of a whole section. */
const drawingOf = ({ slug }: ServicePage) =>
  slug === 'Technology' ? 'service-technology-industry' : `service-${slug.toLowerCase()}`

function serviceEntry(service: ServicePage, titleOf: TitleOf): PageDraft {
  const path = servicePath(service)
  return {
    path,
    kind: 'service',
    title: service.title,
    metaTitle: service.metaTitle,
    description: service.description,
    parents: parentsOf(service),
    drawing: drawingOf(service),
    blocks: serviceBlocks(service, titleOf),
    things: (absolute) => [
      {
        ...serviceThing(absolute, path, service.title, service),
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: service.cardsHeading,
          itemListElement: service.cards.map((card) => ({
            '@type': 'Offer',
            itemOffered: {
              '@type': 'Service',
              name: card.title,
              description: card.summary,
              url: absolute(`${path}/${card.slug}`),
            },
          })),
        },
      },
      faqPage(service.questions),
    ],
  }
}

function serviceBlocks(service: ServicePage, titleOf: TitleOf): Block[] {
  const { problem, proof, next } = service
  const related = service.related.map((path) => ({ path, title: titleOf(path) ?? path }))
  const study = `/work/${proof.caseSlug}`
  return [
    { text: service.lead },
    { facts: service.facts.map(({ label, value }) => [label, value]) },
    { heading: problem.heading },
    { text: problem.text },
    { heading: service.stepsHeading },
    {
      ordered: true,
      items: service.steps.map(
        ({ title, weeks, text, result }) => `${title} (${weeks}). ${text} ${result}`,
      ),
    },
    { heading: service.cardsHeading },
    {
      links: service.cards.map(({ title, slug, summary }) => ({
        title,
        path: `${servicePath(service)}/${slug}`,
        text: summary,
      })),
    },
    { heading: proof.heading },
    { text: proof.text },
    { facts: proof.figures.map(({ value, label }) => [value, label]) },
    { links: [{ title: titleOf(study) ?? study, path: study }] },
    ...questionBlocks(service.questionsHeading, service.questions),
    { heading: next.heading },
    { text: next.text },
    { links: [{ title: 'Contact', path: '/contact' }, ...related] },
  ]
}

function cardEntry(service: ServicePage, card: ServiceCard, { company }: Documents): PageDraft {
  const path = `${servicePath(service)}/${card.slug}`
  const parent = { label: service.title, path: servicePath(service) }
  return {
    path,
    kind: 'card',
    title: card.title,
    metaTitle: `${card.title} | ${company.name}`,
    description: card.description,
    parents: [...parentsOf(service), parent],
    drawing: drawingOf(service),
    blocks: [
      { text: card.lead },
      ...card.parts.flatMap(({ heading, text }): Block[] => [{ heading }, { text }]),
      { links: [{ title: service.title, path: parent.path, text: service.lead }] },
    ],
    things: (absolute) => [serviceThing(absolute, path, service.title, card)],
  }
}

function serviceThing(
  absolute: Absolute,
  path: string,
  serviceType: string,
  { title, description }: { title: string; description: string },
): Thing {
  return {
    '@type': 'Service',
    '@id': absolute(`${path}#service`),
    name: title,
    serviceType,
    description,
    url: absolute(path),
    image: absolute(socialPath(path)),
    provider: organizationId(absolute),
    areaServed,
  }
}
