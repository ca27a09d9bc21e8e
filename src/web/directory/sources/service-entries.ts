import type { Documents } from '../../../features/documents/read/documents.ts'
import {
  offerOf,
  type PlacedCard,
  type PlacedService,
  relatedTo,
} from '../../../features/documents/read/offer.ts'
import type { Block } from '../blocks.ts'
import { organizationId } from '../structured-data/organization.ts'
import type { Absolute, Crumb, Thing } from '../page-entry.ts'
import { homeCrumb, type PageDraft } from '../page-draft.ts'
import { socialPath } from '../social/social-path.ts'
import { faqPage, questionBlocks } from './questions.ts'
import { sharedPicture } from './shared-picture.ts'

/** A service and, below it, a page for each of its cards. */
export function serviceEntries(service: PlacedService, documents: Documents) {
  const cards = service.cards.map((card) => cardEntry(service, card, documents))
  return [serviceEntry(service, documents), ...cards]
}

const parentsOf = ({ section }: PlacedService): Crumb[] => [
  homeCrumb,
  { label: section.label, path: `/services#${section.slug}` },
]

function serviceEntry(service: PlacedService, documents: Documents): PageDraft {
  const { path, cards } = service
  return {
    path,
    kind: 'service',
    title: service.title,
    metaTitle: service.metaTitle,
    description: service.metaDescription,
    parents: parentsOf(service),
    ...sharedPicture(service),
    blocks: serviceBlocks(service, documents),
    things: (absolute) => [
      {
        ...serviceThing(absolute, path, service.title, service, documents),
        ...(cards.length > 0 && {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: service.cardsHeading,
            itemListElement: cards.map((card) => ({
              '@type': 'Offer',
              itemOffered: {
                '@type': 'Service',
                name: card.title,
                description: card.summary,
                url: absolute(card.path),
              },
            })),
          },
        }),
      },
      ...(service.questions.length > 0 ? [faqPage(service.questions)] : []),
    ],
  }
}

function serviceBlocks(service: PlacedService, documents: Documents): Block[] {
  const { problem, steps, cards, trial, proof, questions, next } = service
  const { cases } = offerOf(documents)
  const related = relatedTo(service, documents).map(({ path, title }) => ({ path, title }))
  const study = proof?.case === undefined ? undefined : cases.get(proof.case)
  return [
    { text: service.lead },
    { labelled: service.facts.map(({ label, value }) => [label, value]) },
    { heading: problem.heading },
    { text: problem.text },
    ...(trial ? [{ heading: trial.heading }, { text: trial.intro }] : []),
    ...(steps.length > 0 ? [{ heading: service.stepsHeading }] : []),
    {
      ordered: true,
      items: steps.map(
        ({ title, weeks, text, result }) => `${title} (${weeks}). ${text} ${result}`,
      ),
    },
    ...(cards.length > 0 ? [{ heading: service.cardsHeading }] : []),
    { links: cards.map(({ title, path, summary }) => ({ title, path, text: summary })) },
    ...(proof
      ? [
          { heading: proof.heading },
          { text: proof.text },
          { labelled: proof.figures.map(({ value, label }): [string, string] => [value, label]) },
        ]
      : []),
    { links: study ? [{ title: study.title, path: study.path }] : [] },
    ...(questions.length > 0 ? questionBlocks(service.questionsHeading, questions) : []),
    { heading: next.heading },
    { text: next.text },
    { links: [{ title: 'Contact', path: '/contact' }, ...related] },
  ]
}

function cardEntry(service: PlacedService, card: PlacedCard, documents: Documents): PageDraft {
  const { path, title, metaDescription } = card
  const parent = { label: service.title, path: service.path }
  return {
    path,
    kind: 'card',
    title,
    metaTitle: `${title} | ${documents.company.name}`,
    description: metaDescription,
    parents: [...parentsOf(service), parent],
    drawing: service.drawing,
    blocks: [
      { text: card.lead },
      ...(card.figure ? [figureBlock(card.figure)] : []),
      ...card.parts.flatMap(({ heading, text }): Block[] => [{ heading }, { text }]),
      { links: [{ title: service.title, path: parent.path, text: service.lead }] },
    ],
    things: (absolute) => [serviceThing(absolute, path, service.title, card, documents)],
  }
}

const figureBlock = ({ value, label }: { value: string; label: string }): Block => ({
  labelled: [[value, label]],
})

function serviceThing(
  absolute: Absolute,
  path: string,
  serviceType: string,
  { title, metaDescription }: { title: string; metaDescription: string },
  { company: { areasServed = [] } }: Documents,
): Thing {
  return {
    '@type': 'Service',
    '@id': absolute(`${path}#service`),
    name: title,
    serviceType,
    description: metaDescription,
    url: absolute(path),
    image: absolute(socialPath(path)),
    provider: organizationId(absolute),
    ...(areasServed.length > 0 && { areaServed: areasServed }),
  }
}
