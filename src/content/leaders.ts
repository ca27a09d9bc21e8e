export type Leader = {
  name: string
  role: string
  text: string
  img: string
}

export const leaders: Leader[] = [
  {
    name: 'Ira Deshpande',
    role: 'Chief executive',
    text: 'Wrote the first estimate by hand and still reads each one above a crore.',
    img: 'leader-1',
  },
  {
    name: 'Samir Akhtar',
    role: 'Chief technology officer',
    text: 'Spent eleven years on payment switches. Distrusts any diagram without an owner.',
    img: 'leader-2',
  },
  {
    name: 'Abhay Sinha',
    role: 'Head of delivery, Patna',
    text: 'Built the Patna studio from 22 graduates to 310 engineers.',
    img: 'leader-3',
  },
  {
    name: 'Dana Whitfield',
    role: 'Managing director, USA',
    text: 'Ran platform teams in Austin. Keeps the calendar honest across eleven hours.',
    img: 'leader-4',
  },
]
