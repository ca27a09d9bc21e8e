import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BlockSection } from '../../../site/page/block-section.tsx'
import type { ShownBlock } from '../../../site/page/page-view.ts'

type DrawnBlockProps = { block: ShownBlock; sheets: string[] }

/** What is laid out narrower than the window is larger on the shelf. */
const widest = 900

const own = `
  :host { display: block; overflow: clip; }
  .drawn { transform-origin: 0 0; color: var(--ink); font-family: var(--font-text); font-size: var(--size-text); background: var(--paper); }
`

/** A block as it is on a page, drawn small, with the page's own styles and nothing of the desk's. */
export function DrawnBlock({ block, sheets }: DrawnBlockProps) {
  const host = useRef<HTMLSpanElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useEffect(() => {
    const element = host.current!
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(own)
    shadow.adoptedStyleSheets = [sheet]
    setRoot(shadow)
  }, [])
  const page = Math.min(innerWidth, widest)
  return (
    <span ref={host} className="shelf-drawn" inert>
      {root &&
        createPortal(
          <>
            {sheets.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
            <div
              ref={(drawn) => fit(drawn, host.current, page)}
              className="drawn free-page shows-delivery"
            >
              <BlockSection block={block} />
            </div>
          </>,
          root as unknown as Element,
        )}
    </span>
  )
}

/** As wide as the window, so that it is laid out as there, and made as small as its place on the shelf. */
function fit(drawn: HTMLElement | null, host: HTMLElement | null, page: number) {
  if (!drawn || !host) return
  Object.assign(drawn.style, { width: `${page}px`, transform: `scale(${host.clientWidth / page})` })
}
