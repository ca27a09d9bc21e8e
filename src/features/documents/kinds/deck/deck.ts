import { group, line, list, number, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { whole } from '../parts.ts'

const phone = (label: string) =>
  group(label, { label: line('Label', 60), phone: line('Phone', 40), hours: line('Hours', 80) })

const slide = group('Slide', {
  id: line('Place in the address', 40, { shared: true, isRead: true }),
  heading: line('Heading', 80),
  subheading: line('Below it', 100),
  listItems: list('Points', line('Point', 160), { most: 8 }),
  content: text('Text', 600),
  footer: line('Footer', 120),
  left: picture('Picture on the left').optional(),
  right: picture('Picture on the right').optional(),
})

/** The sales presentation of the desk, with the figures of what it offers. */
export const deck = kind(
  'deck',
  'Deck',
  {
    contract: group('Contract', {
      price: number('Price'),
      downPayment: number('Down payment'),
      monthlyPayment: number('Monthly payment'),
      monthlyPayments: whole('Monthly payments', { max: 120 }),
      years: number('Years', { max: 100 }),
      miles: number('Miles'),
      deductible: number('Deductible'),
    }),
    headquarters: group('Headquarters', {
      name: line('Name', 80),
      address: list('Address', line('Line', 80), { least: 1, most: 5 }),
      office: phone('Office'),
      roadside: phone('Roadside assistance'),
    }),
    slides: list('Slides', slide, { least: 1, most: 60 }),
  },
  { single: true, isForStaff: true },
)
