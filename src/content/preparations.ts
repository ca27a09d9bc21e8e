/** What a page that is not finished yet says in its place. */
export type Preparation = {
  name: string
  title: string
  description: string
  lead: string
  sheets: string[]
}

export const preparations: Record<string, Preparation> = {
  '/insights': {
    name: 'Insights',
    title: 'Insights, in proof.',
    description:
      'Notes from Naksha engineers on gates, ledgers, moves to the cloud and drawings that stayed true.',
    lead: 'Notes from the people who sign the drawings. Each one starts with a system that went wrong and ends with a rule.',
    sheets: ['Posts by subject, newest first', 'Code you can run', 'No gated downloads, ever'],
  },
  '/blog-posting-by-lexical': {
    name: 'Every post',
    title: 'Every post, on one sheet.',
    description: 'All posts of the Naksha blog in full, one below the other. In preparation.',
    lead: 'The whole blog in full text, one post below the other, for those who read from end to end.',
    sheets: ['Every post with its full text', 'The same words as under Insights'],
  },
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
