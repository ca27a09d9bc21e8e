export const workCopy = {
  metaTitle: 'Work: six case studies with figures | Naksha',
  metaDescription:
    'Six systems that Naksha drew and built: a cold store, a ledger, a model gate, freight, wind and a till. With team, time, figures and what went wrong.',
  intro:
    'Six systems that somebody depends on before breakfast. Each page says what was broken, who worked on it and for how long, what it measures now, and the day on which we got it wrong.',
  filter: {
    heading: 'Show only',
    industry: 'Industry',
    service: 'Service',
    every: 'All',
    apply: 'Filter',
    clear: 'Show all six',
  },
  empty: {
    heading: 'No case under that heading.',
    text: 'We have worked in more fields than we may write about. Drop one of the two filters, or ask: in a call we can say more than on a page.',
  },
  study: {
    client: 'Client',
    industry: 'Industry',
    team: 'Team',
    time: 'Time',
    results: 'What it measures now',
    technologies: 'Built with',
    lesson: 'What went wrong',
    services: 'Services in this case',
    next: 'Next case',
  },
}
