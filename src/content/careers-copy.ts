export type Benefit = { id: string; image: string; title: string; description: string }

export const careersCopy = {
  metaTitle: 'Careers: open positions with salary ranges | Naksha',
  metaDescription:
    'Open positions at Naksha in Pune, Patna, Austin and elsewhere, each with its salary range, its team and a form that keeps what you typed.',
  title: 'We Are Looking fot Talented Testers',
  subtitle:
    'A fulfilling career is work that somebody would miss on Monday. Ours go to testers first: the people who say when a system may be released, and who are believed.',
  whyJoin: 'Why Join',
  greatPlace: {
    title: 'Great Place to Work',
    text: 'We are certified as a Great Place to Work: an assessment body asked everybody in the house, anonymously, fifty-eight questions about trust, pay and management. 91 in 100 say that this is a great place to work; the six who say why not are answered on the wall of the canteen.',
    note: 'Sample certificate of an invented company.',
    figures: [
      { value: '91 %', label: 'say that it is a great place to work' },
      { value: '4.6 yr', label: 'is how long people stay, in the middle' },
      { value: '1 in 7', label: 'weeks on call, never more' },
    ],
  },
  jobs: 'Job Postings',
}

export const benefits: Benefit[] = [
  {
    id: 'innovation',
    image: 'card-data',
    title: 'Innovation',
    description:
      'Every tenth day is yours: build what would make your work quicker. Eleven of our tools began that way, two became products.',
  },
  {
    id: 'reward-recognition',
    image: 'card-product',
    title: 'Reward & Recognition',
    description:
      'Salary bands are open to all who work here. Who finds the fault that would have cost a client a day gets a tenth of that day.',
  },
  {
    id: 'culture',
    image: 'card-web',
    title: 'Employee Value Proposition & Culture',
    description:
      'A tester can stop a release, a junior can stop a meeting. Both happen about once a week, and nobody has to explain it twice.',
  },
  {
    id: 'professional-development',
    image: 'card-cloud',
    title: 'Professional Development',
    description:
      'Six paid days and ₹80,000 a year for learning, spent as you see fit. Who teaches the others gets the time twice.',
  },
  {
    id: 'benefits',
    image: 'card-secure',
    title: 'Benefits',
    description:
      'Health insurance for parents too, 26 weeks for either parent, a desk and chair at home, and trains instead of flights if you prefer.',
  },
  {
    id: 'growth',
    image: 'card-mobile',
    title: 'Growth',
    description:
      'Two ladders of equal pay, one for people who lead and one for people who draw. Four of ten leads started here as testers.',
  },
]
