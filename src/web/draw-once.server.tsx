import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { DrawOnce } from './drawn-once.tsx'
import { type Here, hereAt, HereProvider } from './here.tsx'
import { type Text, TextsProvider } from './i18n.tsx'

type Drawn = ReturnType<DrawOnce>

const kept = new WeakMap<object, Map<unknown, Drawn>>()

/** Draws a part as React does, once for its data: pages differ only in the link that is here. */
export const drawOnce =
  (text: Text): DrawOnce =>
  (data, element) => {
    const parts = kept.get(data) ?? new Map<unknown, Drawn>()
    kept.set(data, parts)
    const drawn = parts.get(element.type) ?? draw(text, element)
    parts.set(element.type, drawn)
    return drawn
  }

/** Renders a numbered placeholder for each link's aria-current, filled in once the path is known. */
function draw(text: Text, element: ReactElement): Drawn {
  const asked: Parameters<Here>[] = []
  const numbered: Here = (...question) => String(asked.push(question) - 1) as 'page'
  const html = renderToString(
    <TextsProvider text={text}>
      <StaticRouter location="/">
        <HereProvider value={numbered}>{element}</HereProvider>
      </StaticRouter>
    </TextsProvider>,
  )
  // Outside a head React puts it where it stands, and the browser's React does not look for it there.
  const parts = html.replace(/<link rel="preload" as="image"[^>]*>/g, '')
  const pieces = parts.split(/( (?:aria|data)-current=)"(\d+)"/)
  return (pathname) => {
    const here = hereAt(pathname)
    let page = pieces[0]!
    for (let at = 1; at < pieces.length; at += 3) {
      const isHere = here(...asked[Number(pieces[at + 1])]!)
      if (isHere) page += `${pieces[at]}"${isHere}"`
      page += pieces[at + 2]
    }
    return page
  }
}
