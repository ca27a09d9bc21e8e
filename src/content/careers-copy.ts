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
    'Naksha’s certificate rests on what its own people said about it, anonymously, to an assessor who doesn’t work for us. Of 1,012 who were asked, 871 answered sixty statements. We publish the three we did worst on beside the three we did best on.',
    'Best: “I’m told when I’m wrong, and by whom.” “I can leave at six.” “Management keeps its figures where I can see them.” Worst: “Meetings end on time.” “My tools are chosen by the people who use them.” “I know what the next office is thinking.” Five people now own the second, with a budget and a date.',
  ],
  facts: [
    { label: 'Answered', value: '871 of 1,012 people' },
    { label: 'Call it a great place to work', value: '86%' },
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
      'Every second Friday is yours for something nobody asked for. Want to take it further? Draw one sheet and ask for a month; eleven of twenty-six got it last year, and one became a product.',
  },
  {
    id: 'recognition',
    image: 'benefit-recognition',
    title: 'Reward & Recognition',
    description:
      'Your name goes on the drawing, the commit and the client deck. We review salaries each April against a table anyone can read, and a fifth of what a project earns beyond its estimate goes to the people who built it.',
  },
  {
    id: 'culture',
    image: 'benefit-culture',
    title: 'Employee Value Proposition & Culture',
    description:
      'You get work that someone depends on before breakfast, colleagues who draw before they argue, and the right to stop a release. We ask you to say when you don’t know. Nobody answers messages after seven.',
  },
  {
    id: 'development',
    image: 'benefit-development',
    title: 'Professional Development',
    description:
      'Twelve paid days a year to learn, and ₹ 90,000 or $1,500 to spend on it, the first third with no questions asked. Each engineer has a mentor from another team, and each mentor has four hours a month for it in the calendar.',
  },
  {
    id: 'benefits',
    image: 'benefit-benefits',
    title: 'Benefits',
    description:
      'Health insurance for you, your partner, children and parents. 28 days of leave on top of the public holidays, 26 weeks for a mother and 12 for the other parent. In the United States, medical, dental and a retirement plan matched up to five per cent.',
  },
  {
    id: 'growth',
    image: 'benefit-growth',
    title: 'Growth',
    description:
      'Two staircases lead to the same landing: one for people who lead people, one for people who go deeper into the work. The pay is the same. You can switch, and 41 people have, nine of them back again.',
  },
]

const hiringSteps: HiringStep[] = [
  {
    title: 'Someone reads it',
    when: 'Within two working days',
    text: 'An engineer on that team reads your letter and your CV. No software sorts them. Either way, you get an answer.',
  },
  {
    title: 'A call',
    when: 'Thirty minutes',
    text: 'With the person you’d work for. Half of it is for your questions, and you hear the salary range in the first five minutes.',
  },
  {
    title: 'Half a day of real work',
    when: 'Paid, ₹ 8,000 or $250',
    text: 'A fault we’ve had, in a copy of the system that had it, with your own tools. You can ask us anything, as you could on a Tuesday.',
  },
  {
    title: 'The team',
    when: 'Ninety minutes',
    text: 'Three future colleagues read what you did and talk it over with you. Then they leave you alone with their newest colleague, who can say what they like.',
  },
  {
    title: 'An answer',
    when: 'Within three working days',
    text: 'An offer in writing with every figure in it, or a no, with the reason. Four people who got the second came back a year later and got the first.',
  },
]

export const careersCopy = {
  metaTitle: 'Careers: jobs someone depends on | Naksha',
  metaDescription:
    'Open positions at Naksha in Pune, Patna, Austin and remote: with salary ranges, six benefits in figures, five hiring steps, and an answer in two days.',
  subtitle:
    'A fulfilling career is made of days when something worked because you were there. We look for people who find the fault before the customer does, and we tell you in advance what such a day is worth.',
  benefitsLead:
    'Six things you can hold us to. Each has a figure in it, because a promise without one is decoration.',
  benefitCards,
  certification,
  hiring: {
    heading: 'Five steps, about twelve days',
    lead: 'From your letter to our answer takes a median of twelve working days. If a step takes longer than it says here, write to the head of delivery.',
    steps: hiringSteps,
  },
}
