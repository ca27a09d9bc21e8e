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

export const careersCopy = {
  metaTitle: 'Careers: jobs someone depends on | Naksha',
  metaDescription:
    'Open positions at Naksha in Pune, Patna, Austin and remote: with salary ranges, six benefits in figures, five hiring steps, and an answer in two days.',
  subtitle:
    'A fulfilling career is made of days when something worked because you were there. We look for people who find the fault before the customer does, and we tell you in advance what such a day is worth.',
  benefitsLead:
    'Six things you can hold us to. Each has a figure in it, because a promise without one is decoration.',
  certification,
  hiring: {
    heading: 'Five steps, about twelve days',
    lead: 'From your letter to our answer takes a median of twelve working days. If a step takes longer than it says here, write to the head of delivery.',
  },
}
