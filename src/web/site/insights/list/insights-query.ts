/** What the lists of posts may be asked with. */
export const insightsQuery = [
  { key: 'category', on: /^\/insights(\.data)?$/i, longest: 240 },
  { key: 'after', on: /^\/(insights|blog-posting-by-lexical)(\.data)?$/i, longest: 200 },
]
