/** Where the feed of the blog is, or that of one category: `/insights/feed/machine%20learning.xml`. */
export const feedAddress = (category?: string): string =>
  category === undefined
    ? '/feed.xml'
    : `/insights/feed/${encodeURIComponent(category.toLowerCase())}.xml`

export const jsonFeedAddress = '/feed.json'
