import { choice, drawing, group, line, list, text, yes } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

const slide = group('Slide', {
  service: line('Service', 60),
  headline: list('Headline, line by line', line('Line', 30), { least: 1, most: 4 }),
  text: text('Text', 240),
  facts: list('Facts', line('Fact', 80), { most: 6 }),
  drawing: drawing('Drawing'),
  withoutLabels: yes(
    'Without the labels in the drawing',
    'They say what the sample drew. The facts stand in their place.',
  ).optional(),
})

/** What follows the slides, as Home has it where its owner says nothing else. */
const homeParts = [
  'cards',
  'counters',
  'promises',
  'about',
  'leaders',
  'testimonials',
  'form',
  'map',
] as const

export type HomePart = (typeof homeParts)[number]

/** Every part once: first those that the owner put in an order, then the others. */
export const partsOfHome = (order: readonly HomePart[] = []) => [
  ...new Set([...order, ...homeParts]),
]

/** The words between Home's lists; a part whose list is empty is left out with its words. */
export const home = kind(
  'home',
  'Home',
  {
    slides: list('Slides', slide, { most: 8 }),
    order: list('Order of the parts', choice('Part', homeParts), {
      most: homeParts.length,
      help: 'What stands first below the slides, and what after it. The others follow as they always do.',
    }).optional(),
    services: group('Over the cards', {
      heading: line('Heading', 80),
      word: line('First word', 30).optional(),
      wordLanguage: line('Language of the first word', 20, {
        shared: true,
        isRead: true,
        help: 'Where it is another than the page’s: hi-Latn.',
      }).optional(),
      lead: text('Lead', 300).optional(),
    }),
    why: group('Over the promises', {
      heading: line('Heading', 80),
      lead: text('Lead', 300).optional(),
    }),
    about: group('About', {
      heading: line('Heading', 80),
      statement: text('Statement', 400).optional(),
      paragraphs: list('Paragraphs', text('Paragraph', 600), { most: 6 }),
    }),
    leaders: group('Over the leaders', {
      heading: line('Heading', 80),
      lead: text('Lead', 300).optional(),
    }),
    testimonials: group('Over the testimonials', { heading: line('Heading', 80) }).optional(),
    map: group('Over the map', {
      heading: line('Heading', 80),
      text: text('Text', 300).optional(),
      link: line('Name of the link', 40),
    }),
    contact: group('At the form', {
      metaTitle: line('Title of the page for search engines', 70).optional(),
      heading: line('Heading', 80).optional(),
      intro: text('Intro', 300).optional(),
      chat: line('Chat button', 60).optional(),
      chatMessage: line('What a chat begins with', 200, { isRead: true }).optional(),
      form: group('Form', {
        phone: line('Label of the phone', 60).optional(),
        help: line('Label of the message', 80).optional(),
        attachment: line('Label of the attachment', 80).optional(),
        submit: line('Button', 40).optional(),
      }).optional(),
      drawing: drawing('Drawing beside the form').optional(),
      stepsHeading: line('Heading over the next steps', 60).optional(),
      steps: list(
        'What happens next',
        group('Step', { when: line('When', 30), text: text('Text', 200) }),
        {
          most: 5,
        },
      ),
    }),
  },
  { single: true, required: true },
)
