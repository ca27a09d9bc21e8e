import { group, line, list, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from './found-as.ts'

const one = { single: true, required: true }

export const workPage = kind(
  'work-page',
  'Work',
  {
    ...foundAs,
    title: line('Title', 80).optional(),
    intro: text('Intro', 400),
    listHeading: line('Over the list', 60).optional(),
    empty: group('Where no case is found', {
      heading: line('Heading', 80),
      text: text('Text', 400),
    }),
  },
  one,
)

export const productsPage = kind(
  'products-page',
  'Products',
  {
    ...foundAs,
    title: line('Title', 80),
    intro: text('Intro', 500),
    illustrationHeading: line('Over what can be tried', 60),
  },
  one,
)

export const insightsPage = kind(
  'insights-page',
  'Insights',
  {
    ...foundAs,
    title: line('Title', 80).optional(),
    heading: line('Heading', 80).optional(),
    intro: text('Intro', 400),
    listHeading: line('Over the list', 60).optional(),
  },
  one,
)

export const searchPage = kind(
  'search-page',
  'Search',
  {
    heading: line('Heading', 80).optional(),
    examples: list('Example searches', line('Words', 40), { most: 12 }),
  },
  one,
)

export const servicesPage = kind(
  'services-page',
  'Services',
  {
    ...foundAs,
    title: line('Title', 80),
    intro: text('Intro', 400),
    menuNote: line('Beside the menu', 120).optional(),
  },
  one,
)
