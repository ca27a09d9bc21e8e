import type { MetaDescriptor } from 'react-router'

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** The head of a screen of the desk, which no search engine should find. */
export function deskMeta(matches: Matches, title: string): MetaDescriptor[] {
  const loaded = matches.map((match) => match?.loaderData as { company?: unknown } | undefined)
  const company = loaded.find((one) => typeof one?.company === 'string')?.company
  return [
    { title: company ? `${title} — ${String(company)}` : title },
    { name: 'robots', content: 'noindex' },
  ]
}
