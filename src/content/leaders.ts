export type Leader = {
  name: string
  role: string
  text: string
  /** A drawing, or the address of a file in `public/`: `/people/….png`. */
  img: string
}

export const leaders: Leader[] = [
  {
    name: 'Ira Deshpande',
    role: 'Chief executive',
    text: 'Wrote the first estimate by hand, and still reads every one above a crore.',
    img: 'desk-slide-rule',
  },
  {
    name: 'Samir Akhtar',
    role: 'Chief technology officer',
    text: 'Spent eleven years on payment switches. Distrusts any diagram without an owner.',
    img: 'desk-knife-switch',
  },
  {
    name: 'Abhay Sinha',
    role: 'Head of delivery, Patna',
    text: 'Built the Patna studio from 22 graduates to 310 engineers.',
    img: 'desk-card-index',
  },
  {
    name: 'Dana Whitfield',
    role: 'Managing director, USA',
    text: 'Ran platform teams in Austin. Keeps the calendar honest across eleven hours.',
    img: 'desk-two-clocks',
  },
]
