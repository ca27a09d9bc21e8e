/** What a page that is not finished yet says in its place. */
export type Preparation = {
  name: string
  title: string
  description: string
  lead: string
  sheets: string[]
}

export const preparations: Record<string, Preparation> = {
  '/careers': {
    name: 'Careers',
    title: 'Careers, before the first coat.',
    description:
      'Open positions at Naksha in Pune, Patna and Austin, with salary ranges. The page is in preparation.',
    lead: 'Open positions in Pune, Patna and Austin, with the salary range in the advertisement and the team you would join.',
    sheets: [
      'Positions with salary ranges',
      'Six reasons, and one to think twice',
      'A form that keeps what you typed',
    ],
  },
}
