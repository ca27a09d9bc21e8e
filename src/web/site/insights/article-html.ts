import type { ArticleView } from './insights-view.ts'

/** A document carries the words of a post once, as HTML: its data does not repeat them. */
const words = new WeakMap<ArticleView, string>()

export function withoutHtml(article: ArticleView): ArticleView {
  const { html = '', ...rest } = article
  words.set(rest, html)
  return rest
}

export const htmlOf = (article: ArticleView): string | undefined =>
  article.html ?? (import.meta.env.SSR ? words.get(article) : undefined)
