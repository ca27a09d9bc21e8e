export const workCopy = {
  metaTitle: 'Work: six case studies with figures | Naksha',
  metaDescription:
    'Six systems that Naksha drew and built: a cold store, a ledger, a model gate, freight, wind and a till. With team, time, figures and what went wrong.',
  intro:
    'Six systems someone depends on before breakfast. Each page says what was broken, who worked on it and for how long, what we measured afterwards, and the day we got it wrong.',
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
    text: 'We’ve worked in more fields than we’re allowed to write about. Drop one of the filters, or ask: on a call we can tell you more than on a page.',
  },
  study: {
    client: 'Client',
    industry: 'Industry',
    team: 'Team',
    time: 'Time',
    results: 'Results',
    technologies: 'Built with',
    lesson: 'What went wrong',
    services: 'Services in this case',
    next: 'Next case',
  },
}
