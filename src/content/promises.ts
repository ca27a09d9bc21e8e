export type CompanyPromise = {
  title: string
  text: string
  proof: { figure: string; meaning: string }
}

export const promises: CompanyPromise[] = [
  {
    title: 'You see the drawing on day five.',
    text: 'Week one ends with a drawing of your whole system: every service, every owner, every risk marked in one colour. It’s yours to keep, even if you stop there.',
    proof: { figure: '212 of 214', meaning: 'projects begun in 2025 had Sheet 1 on day five' },
  },
  {
    title: 'The people you meet are the people who build.',
    text: 'No bench, no swap in week three. The engineers on the first call sign the plan and stay until the release.',
    proof: { figure: '93%', meaning: 'of releases in 2025 came from the team on the first call' },
  },
  {
    title: 'We price the work, not the hour.',
    text: 'Every sheet has a price and a date. When the scope moves, we redraw the sheet and you sign it again. Only an engineer you borrow goes by the month.',
    proof: {
      figure: '6%',
      meaning:
        'median drift, final invoice against first estimate: half move less, some not at all',
    },
  },
  {
    title: 'You own everything.',
    text: 'Code, models, drawings and the accounts they run in. The day you leave, the accounts change hands in one afternoon, against a list.',
    proof: { figure: '41', meaning: 'items on the handover list, all of them yours' },
  },
]
