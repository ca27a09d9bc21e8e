export const workCopy = {
  filter: {
    heading: 'Show only',
    industry: 'Industry',
    service: 'Service',
    every: 'All',
    apply: 'Filter',
    clear: 'Show all',
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
