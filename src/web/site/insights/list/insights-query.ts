/** What the lists of posts may be asked with; the tokens of another API are longer than ours. */
export const insightsQuery = [
  { key: 'category', on: /^\/insights(\.data)?$/i, longest: 240 },
  { key: 'after', on: /^\/(insights|blog-posting-by-lexical)(\.data)?$/i, longest: 2000 },
]
