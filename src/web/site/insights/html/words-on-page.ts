/** The words of a post as the page shows them, as HTML: a document carries them nowhere else. */
export const wordsOnPage = (key: string): string | undefined =>
  document.querySelector(`.post-prose[data-post="${CSS.escape(key)}"]`)?.innerHTML || undefined
