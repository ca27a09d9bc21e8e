export type PostCategory =
  | 'Architecture'
  | 'Data'
  | 'Machine learning'
  | 'Security'
  | 'Delivery'
  | 'Mobile'

/** A post that the invented company has written, before it has a place in a database. */
export type SamplePost = {
  title: string
  category: PostCategory
  summary: string
  thumbnail: `/drawings/post-${string}.svg`
  authorName: string
  daysAgo: number
  content: string
}
