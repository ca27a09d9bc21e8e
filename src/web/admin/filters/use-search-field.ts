import { useEffect, useRef } from 'react'

/** For the `ref` of a search field: what led here (Back, a link) puts its words there, unless somebody is typing. */
export function useSearchField(words: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && input !== document.activeElement) input.value = words
  }, [words])
  return field
}
