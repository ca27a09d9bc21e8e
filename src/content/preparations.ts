/** What a page that is not finished yet says in its place. */
export type Preparation = {
  name: string
  title: string
  description: string
  lead: string
  sheets: string[]
}

export const preparations: Record<string, Preparation> = {
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
