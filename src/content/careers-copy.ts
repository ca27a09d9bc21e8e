export type BenefitCard = {
  id: string
  /** A drawing's id. */
  image: `benefit-${string}`
  title: string
  description: string
}

export type HiringStep = { title: string; when: string; text: string }

type Certification = {
  text: string[]
  facts: { label: string; value: string }[]
  note: string
}

/**
 * SAMPLE, to be replaced. Its heading is the mark of a company that assesses workplaces. Only an
 * employer whom it has certified, and whose certificate is in date, may publish this claim.
 */
const certification: Certification = {
  text: [
    'Naksha is certified on what its own people said about it, without their names, to an assessor who works for none of us. Of 1,012 who were asked, 871 answered sixty statements. We publish the three on which we did worst beside the three on which we did best.',
    'Best: “I am told when I am wrong, and by whom.” “I can leave at six.” “Management keeps its figures where I can see them.” Worst: “Meetings end on time.” “My tools are chosen by those who use them.” “I know what the next office is thinking.” The second of these is now the work of a group of five, with a budget and a date.',
  ],
  facts: [
    { label: 'Answered', value: '871 of 1,012 people' },
    { label: 'Say it is a great place to work', value: '86%' },
    { label: 'Valid', value: 'March 2026 to March 2027' },
  ],
  note: 'Sample text: Naksha and its certificate are invented.',
}

const benefitCards: BenefitCard[] = [
  {
    id: 'innovation',
    image: 'benefit-innovation',
    title: 'Innovation',
    description:
      'Every second Friday is yours for something that nobody has ordered. Whoever wants to go on with it draws one sheet and asks for a month; eleven of twenty-six got it last year, and one became a product.',
  },
  {
    id: 'recognition',
    image: 'benefit-recognition',
    title: 'Reward & Recognition',
    description:
      'Names stand on drawings, on commits and in the talk to the client. Salaries are reviewed each April against a table that everybody can read, and a fifth of what a project earns beyond its estimate goes to those who built it.',
  },
  {
    id: 'culture',
    image: 'benefit-culture',
    title: 'Employee Value Proposition & Culture',
    description:
      'You get work that somebody depends on before breakfast, colleagues who draw before they argue, and the right to stop a release. We ask that you say when you do not know. Nobody answers messages after seven.',
  },
  {
    id: 'development',
    image: 'benefit-development',
    title: 'Professional Development',
    description:
      'Twelve paid days a year to learn, and ₹ 90,000 or $1,500 to spend on it, no reason asked below a third of that. Each engineer has a mentor from another team; each mentor has four hours a month for it in the calendar.',
  },
  {
    id: 'benefits',
    image: 'benefit-benefits',
    title: 'Benefits',
    description:
      'Health insurance for you, your partner, children and parents. 28 days of leave on top of the public holidays, 26 weeks for a mother and 12 for the other parent. In the United States, medical, dental and a retirement plan matched to five per cent.',
  },
  {
    id: 'growth',
    image: 'benefit-growth',
    title: 'Growth',
    description:
      'Two stairs lead to the same landing: one for those who lead people, one for those who go deeper into the work. The pay is the same. You may change stairs, and 41 people have, nine of them back again.',
  },
]

const hiringSteps: HiringStep[] = [
  {
    title: 'Somebody reads it',
    when: 'Within two working days',
    text: 'An engineer of the team in question reads your letter and your résumé. No software sorts them. You get an answer in either case.',
  },
  {
    title: 'A call',
    when: 'Thirty minutes',
    text: 'With the person you would work for. Half of the time is for your questions, and the salary range is said in the first five minutes.',
  },
  {
    title: 'Half a day of real work',
    when: 'Paid, ₹ 8,000 or $250',
    text: 'A fault that we have had, in a copy of the system that had it, with your own tools. You may ask us anything, as you could on a Tuesday.',
  },
  {
    title: 'The team',
    when: 'Ninety minutes',
    text: 'Three future colleagues read what you did and talk it over with you. Then they leave you alone with the most recent joiner, who may say what he likes.',
  },
  {
    title: 'An answer',
    when: 'Within three working days',
    text: 'An offer in writing with every figure in it, or a no with its reason. Four people who got the second came back a year later and got the first.',
  },
]

export const careersCopy = {
  metaTitle: 'Careers: jobs that somebody depends on | Naksha',
  metaDescription:
    'Open positions at Naksha in Pune, Patna, Austin and remote: with salary ranges, six benefits in figures, five steps of hiring, and an answer in two days.',
  subtitle:
    'A fulfilling career is made of days on which something worked because you were there. We look for people who find the fault before the customer does, and we tell you beforehand what such a day is worth.',
  benefitsLead:
    'Six things that you can hold us to. Each has a figure in it, because a promise without one is decoration.',
  benefitCards,
  certification,
  hiring: {
    heading: 'Five steps, about twelve days',
    lead: 'From your letter to our answer it takes twelve working days in the median. If one of the steps takes longer than it says here, write to the head of delivery.',
    steps: hiringSteps,
  },
}
