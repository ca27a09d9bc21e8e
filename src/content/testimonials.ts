export type Testimonial = {
  name: string
  role: string
  rating: number
  description: string
  image: string
}

export const testimonials: Testimonial[] = [
  {
    name: 'Rukmini Hegde',
    role: 'Operations director, Himdhara Cold Chain',
    rating: 5,
    description:
      'They drew our depot on a wall and asked which line we were afraid of. It was the right question. We haven’t lost a pallet since.',
    image: 'cover-cold',
  },
  {
    name: 'Prakash Jadhav',
    role: 'CFO, Sahyagiri Co-operative Bank',
    rating: 5,
    description:
      'Month-end used to take nine days and two arguments. Now it takes one day, and the difference is zero.',
    image: 'cover-ledger',
  },
  {
    name: 'Dr Lena Ortiz',
    role: 'Clinical lead, Pecan Health',
    rating: 5,
    description:
      'The model gate held back a release our own team had approved. It was right. We weren’t.',
    image: 'cover-model-gate',
  },
  {
    name: 'Tenzin Bhutia',
    role: 'Founder, Teesta Freight',
    rating: 5,
    description: 'The estimate had a drawing. The drawing had a price. Ours didn’t move.',
    image: 'cover-freight',
  },
]
