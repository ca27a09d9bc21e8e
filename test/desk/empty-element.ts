/** A part of a page in which nothing stands; the list of posts is filled by the browser. */
const empty =
  /<(?!ul class="blog-cards")(section|ul|ol|dl|h1|h2|h3|nav|figure|table)[^>]*>\s*<\/\1>/

export const emptyElement = (html: string) => empty.exec(html.slice(html.indexOf('<body')))?.[0]
