export type CompanyPromise = {
  title: string
  text: string
  proof: { figure: string; meaning: string }
}

export const promises: CompanyPromise[] = [
  {
    title: 'You see the drawing on day five.',
    text: 'Week one ends with an axonometric of your system: every service, every owner, every risk marked in one colour. You keep it, even if you stop there.',
    proof: { figure: '212 of 214', meaning: 'projects begun in 2025 had Sheet 1 on day five' },
  },
  {
    title: 'The people you meet are the people who build.',
    text: 'No bench, no swap in week three. The engineers in the first call sign the plan and stay to the release.',
    proof: { figure: '93%', meaning: 'of releases in 2025 came from the team of the first call' },
  },
  {
    title: 'We price the work, not the hour.',
    text: 'Every sheet has a price and a date. When the scope moves, the sheet is redrawn and you sign it again.',
    proof: { figure: '6%', meaning: 'median drift, final invoice against first estimate' },
  },
  {
    title: 'You own everything.',
    text: 'Code, models, drawings and the accounts they run in. On the day you leave, the accounts change hands in one afternoon, against a list.',
    proof: { figure: '41', meaning: 'items on the handover list, all of them yours' },
  },
]
