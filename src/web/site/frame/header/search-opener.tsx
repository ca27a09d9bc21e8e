import { type ComponentType, useEffect, useState } from 'react'

type Palette = ComponentType<{ onClose: () => void }>

/** Ctrl or Cmd+K, '/' outside fields, and every plain click on a link to the search. */
function asks({
  key,
  button,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  isComposing: composes,
}: KeyboardEvent & MouseEvent) {
  const isInside = (what: string) => (target as Element).closest(what)
  // Ctrl+K turns a Japanese word into katakana while it is being typed.
  if (altKey || composes) return false
  if (ctrlKey || metaKey) return !shiftKey && /^k$/i.test(key)
  if (key) return key === '/' && !isInside('input,textarea,select,[contenteditable]') && isSlashOn()
  return !shiftKey && button === 0 && isInside('.search-link')
}

function isSlashOn() {
  try {
    return localStorage.getItem('slash') !== 'off'
  } catch {
    return true
  }
}

/** Opens the search over the page. Its code and its styles are loaded when it is asked for. */
export function SearchOpener() {
  const [Palette, setPalette] = useState<Palette>()

  useEffect(() => {
    const open = (event: Event) => {
      if (!asks(event as KeyboardEvent & MouseEvent)) return
      event.preventDefault()
      import('../../search/search-palette.tsx').then(
        (found) => setPalette(() => found.SearchPalette),
        () => location.assign('/search'),
      )
    }
    addEventListener('keydown', open)
    addEventListener('click', open, true)
    return () => {
      removeEventListener('keydown', open)
      removeEventListener('click', open, true)
    }
  }, [])

  return Palette && <Palette onClose={() => setPalette(undefined)} />
}
