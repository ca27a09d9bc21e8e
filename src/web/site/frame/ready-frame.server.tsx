import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type Text, TextsProvider } from '../../i18n.tsx'
import { FooterInside } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { HeaderInside } from './header.tsx'
import { type Here, hereAt, HereProvider } from './here.tsx'
import type { ReadyFrame } from './ready-frame.tsx'

const kept = new WeakMap<FrameData, ReadyFrame>()

/** The frame as React draws it, once for all pages: they differ only in the link that is here. */
export const readyFrame =
  (text: Text) =>
  (frame: FrameData): ReadyFrame => {
    const known = kept.get(frame)
    if (known) return known
    const ready = {
      header: drawOnce(text, <HeaderInside frame={frame} />),
      footer: drawOnce(text, <FooterInside frame={frame} />),
    }
    kept.set(frame, ready)
    return ready
  }

/** Draws with a number wherever a link asks whether it is here, and answers when an address is known. */
function drawOnce(text: Text, part: ReactNode): (pathname: string) => string {
  const asked: Parameters<Here>[] = []
  const numbered: Here = (...question) => String(asked.push(question) - 1) as 'page'
  const html = renderToString(
    <TextsProvider text={text}>
      <StaticRouter location="/">
        <HereProvider value={numbered}>{part}</HereProvider>
      </StaticRouter>
    </TextsProvider>,
  )
  const pieces = html.split(/( (?:aria|data)-current=)"(\d+)"/)
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
