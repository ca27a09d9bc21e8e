export const homeCopy = {
  services: {
    heading: 'We draw the system before we build it.',
    word: 'Naksha',
    lead: 'is the Hindi and Urdu word for a plan. Six kinds of work start from one, and each keeps its drawing true until the day you switch it off.',
  },
  why: {
    heading: 'Four promises you can check.',
    lead: 'Each one has a figure behind it. Ask for the list on the first call; we bring it anyway.',
  },
  about: {
    heading: 'About us',
    statement:
      'Naksha is designers, engineers and a few stubborn draughtspeople in Pune, Patna and Austin. We take on systems that people depend on at seven in the morning, and stay until those systems are boring.',
    paragraphs: [
      'Most software fails on paper first: no one could see it whole. So we draw it. One projection, one line weight per meaning, one colour for the thing that mustn’t break.',
      'The drawing goes into the repository next to the code. When the two disagree, the build fails. That habit is seven years old and has never been switched off.',
    ],
  },
  leaders: {
    heading: 'Four people who sign the drawings.',
    lead: 'No sheet leaves the building without one of these names on it. That’s who you call when it’s wrong.',
  },
  map: {
    heading: 'Pick a plot.',
    text: 'Every service, case and product stands on one map. The orange line joins one case to all the work behind it.',
    link: 'Open the map',
  },
  contact: {
    intro:
      'We are a digital product engineering company. Tell us what mustn’t break. Within two working days you get a call with an engineer and a first sketch.',
    steps: [
      { when: 'Day 1', text: 'An engineer reads what you wrote. Not a bot, not a queue.' },
      { when: 'Day 2', text: 'A forty-minute call: what exists, who owns it, what hurts.' },
      { when: 'Day 5', text: 'Sheet 1, with a price and a date. Yours, whatever you decide.' },
    ],
  },
}
