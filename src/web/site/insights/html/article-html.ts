type WithHtml = { html?: string }

/**
 * A document carries the words of a post once, as HTML: its data does not repeat them. It says that
 * there are none.
 */
const words = new WeakMap<object, string>()

export function withoutHtml<Article extends WithHtml>({
  html = '',
  ...rest
}: Article): Omit<Article, 'html'> & WithHtml {
  words.set(rest, html)
  return html === '' ? { ...rest, html } : rest
}

export const htmlOf = (article: WithHtml): string | undefined =>
  article.html ?? (import.meta.env.SSR ? words.get(article) : undefined)
