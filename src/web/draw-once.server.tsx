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

type Link = { before: number; mark: string; place: string; isItself: boolean }

/** Renders a numbered placeholder for each link's aria-current, put in once the path is known. */
function draw(text: Text, element: ReactElement): Drawn {
  const asked: Pick<Link, 'place' | 'isItself'>[] = []
  const numbered: Here = (path, isItself) => {
    const [place = ''] = path.toLowerCase().split(/[?#]/)
    return String(asked.push({ place, isItself }) - 1) as 'page'
  }
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
  const links: Link[] = []
  let whole = pieces[0]!
  for (let at = 1; at < pieces.length; at += 3) {
    const mark = `${pieces[at]}"page"`
    links.push({ before: whole.length, mark, ...asked[Number(pieces[at + 1])]! })
    whole += pieces[at + 2]
  }
  return (pathname) => {
    const at = pathname.toLowerCase()
    const isHere = hereAt(pathname)
    // What the address does not begin with need not be asked about; there are a hundred of them.
    const here = links.filter(
      ({ place, isItself }) => at.startsWith(place) && isHere(place, isItself),
    )
    const before = here.map(
      (link, which) => whole.slice(here[which - 1]?.before ?? 0, link.before) + link.mark,
    )
    return before.join('') + whole.slice(here.at(-1)?.before ?? 0)
  }
}
