import { z } from 'zod'
import { demoRefusals } from './demo-refusals.ts'
import { type Routes, told } from '../../platform/http/route-schema.ts'

const text = (example: string) => z.string().meta({ examples: [example] })
const amount = (example: number) => z.number().meta({ examples: [example] })

const image = told({
  src: text('/drawings/demo-car.svg'),
  width: amount(640),
  height: amount(480),
  alt: text('A car on a lift.'),
})

const open = told({
  label: text('Office'),
  phone: text('(512) 555-0118'),
  hours: text('Monday to Friday, 8:00 to 18:00 Central'),
})

export const demoRoutes = {
  'GET /api/demo': {
    operationId: 'readDemo',
    tags: ['Desk'],
    summary: 'The slides of the sales presentation.',
    response: {
      200: told({
        contract: told({
          price: amount(3100),
          downPayment: amount(109.3),
          monthlyPayment: amount(598.14),
          monthlyPayments: amount(5),
          years: amount(7),
          miles: amount(100_000),
          deductible: amount(100),
        }),
        headquarters: told({
          name: text('Cedarline Vehicle Protection'),
          address: z.array(text('700 Windlass Court, Suite 12')),
          office: open,
          roadside: open,
        }),
        slides: z.array(
          told({
            id: text('cover'),
            heading: text('Seven years of repairs, settled once'),
            subheading: text('The Cedarline Drive Plan'),
            listItems: z.array(text('Any licensed repair shop')),
            content: text('A vehicle service contract pays for the repair.'),
            footer: text('Sample contract for demonstration'),
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
