export const homeCopy = {
  services: {
    heading: 'We draw the system before we build it.',
    word: 'Naksha',
    lead: 'is the Hindi and Urdu word for a plan. Six kinds of work start from one, and each keeps its drawing true until the day you switch it off.',
  },
  why: {
    heading: 'Four promises you can check.',
    lead: 'Each one has a figure behind it. Ask for the list in the first call; we bring it anyway.',
  },
  about: {
    heading: 'About us',
    statement:
      'Naksha is designers, engineers and a few stubborn draughtspeople in Pune, Patna and Austin. We take on systems that people depend on at seven in the morning, and stay until those systems are boring.',
    paragraphs: [
      'Most software fails on paper first: nobody could see it whole. So we draw it. One projection, one line weight per meaning, one colour for the thing that must not break.',
      'The drawing goes into the repository next to the code. When the two disagree, the build fails. That habit is seven years old and has never been switched off.',
    ],
  },
  leaders: {
    heading: 'Four people who sign the drawings.',
    lead: 'Every sheet leaves the house with one of these names on it. That is who you call when it is wrong.',
  },
  contact: {
    intro:
      'We are a digital product engineering company. Tell us what must not break; within two working days you get a call with an engineer and a first sketch.',
    steps: [
      { when: 'Day 1', text: 'An engineer reads what you wrote. Not a bot, not a queue.' },
      { when: 'Day 2', text: 'A call of forty minutes: what exists, who owns it, what hurts.' },
      { when: 'Day 5', text: 'Sheet 1, with a price and a date. Yours, whatever you decide.' },
    ],
  },
}
