import { fetchText } from './fetch-text.ts'

/** Fetches what React needs for a page whose document leaves it out, and hands it over to the router. */
export async function fetchHydration(): Promise<void> {
  const { at, of } = document.getElementById('hydrate')!.dataset
  if (!at || !of) return
  const text = await fetchText(at)
  // The page was published anew since it came: it is read without React, and loses nothing that was typed.
  if (!text.startsWith(of)) throw new Error(at)
  window.__handOver!(text.slice(of.length))
}
