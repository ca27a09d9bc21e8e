import { z } from 'zod'
import { demoRefusals } from './demo-refusals.ts'
import { type Routes, told } from '../../platform/http/route-schema.ts'

const text = (example: string) => z.string().meta({ examples: [example] })
const amount = (example: number) => z.number().meta({ examples: [example] })

const image = told({
  src: text('/drawings/front-door.svg'),
  width: amount(640),
  height: amount(480),
  alt: text('A house with an open door.'),
})

const open = told({
  label: text('Office'),
  phone: text('(212) 555-0199'),
  hours: text('Every weekday, 9:00 to 17:00'),
})

export const demoRoutes = {
  'GET /api/demo': {
    operationId: 'readDemo',
    tags: ['Desk'],
    summary: 'The slides of the sales presentation.',
    response: {
      200: told({
        contract: told({
          price: amount(2400),
          downPayment: amount(60),
          monthlyPayment: amount(97.5),
          monthlyPayments: amount(24),
          years: amount(3),
          miles: amount(60_000),
          deductible: amount(50),
        }),
        headquarters: told({
          name: text('Acme Cover'),
          address: z.array(text('1 Example Street')),
          office: open,
          roadside: open,
        }),
        slides: z.array(
          told({
            id: text('cover'),
            heading: text('Three years without a bill'),
            subheading: text('The Acme plan'),
            listItems: z.array(text('Parts and labour')),
            content: text('You pay once. We do the rest.'),
            footer: text('An example, and no offer'),
            images: z
              .array(image.nullable())
              .length(2)
              .meta({ examples: [[null, null]] }),
          }),
        ),
      }),
    },
    refusals: [demoRefusals['demo-not-there']],
  },
} satisfies Routes
