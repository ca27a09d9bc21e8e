import type { BrandValue } from './brand-value.ts'

type Answer = { documents: { id: string; value: BrandValue }[] }

/** What visitors see of it, whoever asks: nothing while it was never published. */
export async function readPublishedBrand(signal: AbortSignal) {
  const answer = await fetch('/api/content/brand', { signal })
  if (!answer.ok) throw new Error(`The brand did not arrive (${answer.status}).`)
  const { documents } = (await answer.json()) as Answer
  return documents[0] ?? null
}
