import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import {
  offerOf,
  type PlacedCard,
  type PlacedService,
} from '../../../features/documents/read/offer.ts'

const { sections, services } = offerOf(sample)
const pages = [...services.values()]
const cards = pages.flatMap((page) => page.cards)

const wordsOf = (page: PlacedService) =>
  [
    page.lead,
    page.facts.flatMap(({ label, value }) => [label, value]),
    [page.problem.heading, page.problem.text],
    [
      page.stepsHeading,
      page.steps.map(({ title, weeks, text, result }) => [title, weeks, text, result]),
    ],
    [page.cardsHeading, page.cards.map(({ title, summary }) => [title, summary])],
    [
      page.proof!.heading,
      page.proof!.text,
      page.proof!.figures.map(({ value, label }) => [value, label]),
    ],
    [page.questionsHeading, page.questions.map(({ question, answer }) => [question, answer])],
    [page.next.heading, page.next.text],
  ]
    .flat(4)
    .join(' ')

const wordsOfCard = ({ lead, parts }: PlacedCard) =>
  [lead, ...parts.flatMap(({ heading, text }) => [heading, ...text])].join(' ')

const paragraphsOf = (page: PlacedService) => [
  page.lead,
  ...page.problem.text,
  ...page.steps.flatMap(({ text, result }) => [text, result]),
  page.proof!.text,
  ...page.questions.map(({ answer }) => answer),
  page.next.text,
  ...page.cards.flatMap(({ summary, lead, figure, parts }) => [
    summary,
    lead,
    figure!.label,
    ...parts.flatMap(({ text }) => text),
  ]),
]

const count = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const outside = (low: number, high: number, counted: [path: string, words: number][]) =>
  counted.filter(([, words]) => words < low || words > high)

const twice = (all: string[]) => all.filter((one, place) => all.indexOf(one) !== place)

test('SERV-1: a service page has 450 to 800 words', () => {
  expect(
    outside(
      450,
      800,
      pages.map((page) => [page.path, count(wordsOf(page))]),
    ),
  ).toEqual([])
})

test('SERV-2: a card page has 150 to 300 words', () => {
  expect(
    outside(
      150,
      300,
      cards.map((card) => [card.path, count(wordsOfCard(card))]),
    ),
  ).toEqual([])
})

test('SERV-1: no paragraph stands twice, on whatever page', () => {
  expect(twice(pages.flatMap(paragraphsOf))).toEqual([])
})

test('SERV-1: no two pages share a title or a description for search engines', () => {
  expect(twice(pages.map(({ metaTitle }) => metaTitle))).toEqual([])
  const descriptions = [...pages, ...cards].map((one) => one.metaDescription)
  expect(twice(descriptions)).toEqual([])
  const lengths = descriptions.filter(({ length }) => length < 110 || length > 155)
  expect(lengths).toEqual([])
  expect(pages.filter(({ metaTitle }) => metaTitle.length > 60).map(({ path }) => path)).toEqual([])
})

test('SERV-2: no two cards share a title or an address', () => {
  expect(twice(cards.map(({ title }) => title))).toEqual([])
  expect(twice(cards.map(({ path }) => path.toLowerCase()))).toEqual([])
  expect(cards.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug!))).toEqual([])
})

test('SERV-1: what React must tell apart within a page is told apart', () => {
  for (const page of pages) {
    expect(twice(page.steps.map(({ title }) => title))).toEqual([])
    expect(twice(page.facts.map(({ label }) => label))).toEqual([])
    expect(twice(page.proof!.figures.map(({ label }) => label))).toEqual([])
    expect(twice(page.questions.map(({ question }) => question))).toEqual([])
    for (const { parts } of page.cards)
      expect(twice(parts.map(({ heading }) => heading))).toEqual([])
  }
})

test('SERV-2: each card has a figure of its own, short enough to be set large', () => {
  for (const { cards, proof } of pages) {
    const figures = cards.map(({ figure }) => figure!)
    expect(new Set(figures.map(({ value }) => value)).size).toBe(cards.length)
    for (const { value, label } of figures) {
      expect(value).toMatch(/^[^ ]{1,16}$/)
      expect(value).toMatch(/\d/)
      expect(label).toMatch(/^(?!.*\.$).{15,75}$/)
      expect(proof!.figures.map((one) => `${one.value} ${one.label}`)).not.toContain(
        `${value} ${label}`,
      )
    }
  }
})

test('NAV-2: the three groups hold the thirty paths, spelled as they always were', () => {
  const slugs = sections.map(({ services: own }) => own.map(({ slug }) => slug).join(' '))
  expect(sections.map(({ slug }) => slug)).toEqual(['offerings', 'industries', 'technology'])
  expect(slugs).toEqual([
    'Outsourcing-And-Talent Digital-Advisory cutomer-experience-design technology-engineering digital-accelerators data-artificial-intelligence cloud-adoption contact-center-experience generative-ai-solutions',
    'Automotive-Aerospace Banking-Financial Communication-Media Consumer-Retail Healthcare-Life-Science Import-Export-Manufacturing Oil-Gas Technology Power-Electrical Renewable-Energy',
    'agile architecture ai bigdata blockchain cloud devops digital embedded mobility security',
  ])
})

test('SERV-1: no two services say the same about themselves', () => {
  expect(new Set(pages.map(({ summary }) => summary)).size).toBe(30)
})
