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
}: KeyboardEvent & MouseEvent) {
  const isInside = (what: string) => (target as Element).closest(what)
  if (altKey) return false
  if (ctrlKey || metaKey) return key === 'k'
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

/**
 * Opens the search over the page. Its code belongs to the search page and is loaded when it is
 * asked for; Vite's own `import()` of it would weigh 400 bytes on every page.
 */
export function SearchOpener() {
  const [Palette, setPalette] = useState<Palette>()

  useEffect(() => {
    const open = (event: Event) => {
      if (!asks(event as KeyboardEvent & MouseEvent)) return
      event.preventDefault()
      const part = window.__reactRouterManifest?.routes['site/search/search-page']?.module
      import(/* @vite-ignore */ part ?? '').then(
        ({ handle }) => setPalette(() => handle.palette),
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
