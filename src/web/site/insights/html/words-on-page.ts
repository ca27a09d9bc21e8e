/** The words of the post that this page shows, as HTML: a document carries them nowhere else. */
export const wordsOnPage = (): string =>
  document.querySelector('.post .post-prose')?.innerHTML ?? ''
