import { useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

const all = (search: URLSearchParams) => search

/**
 * The query of the address, and a way to change it that minds what was asked for a moment ago and isn't drawn yet.
 * `kept` says what of it stays when it changes.
 */
export function useFilters(kept = all) {
  const [search, setSearch] = useSearchParams()
  const asked = useRef<string[]>([])
  const here = search.toString()
  useEffect(() => {
    // What comes from elsewhere, such as Back, ends what was on its way.
    const at = asked.current.indexOf(here)
    asked.current = at < 0 ? [] : asked.current.slice(at + 1)
  }, [here])

  function change(name: string, value: string, how?: NavigateOptions) {
    const next = kept(new URLSearchParams(asked.current.at(-1) ?? here))
    next.delete(name)
    if (value) next.set(name, value)
    const wanted = next.toString()
    asked.current = wanted === here ? [] : [...asked.current, wanted]
    setSearch(next, how)
  }
  return [search, change] as const
}
