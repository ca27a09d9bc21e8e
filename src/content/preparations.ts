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
  '/admin': {
    name: 'The desk',
    title: 'The desk is not set up yet.',
    description: 'The desk of Naksha, for staff.',
    lead: 'Posts, categories and job postings will be kept here, behind a login. There is nothing to log in to today.',
    sheets: [
      'Posts and categories',
      'Job postings and applications',
      'A history of who changed what',
    ],
  },
}
