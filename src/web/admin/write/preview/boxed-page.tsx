import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { stylesForBox } from './pretend-width.ts'

type BoxedPageProps = { width: 'phone' | 'desktop'; children: ReactNode }

const own = `
  :host { display: block; color: var(--ink); font-family: var(--font-text); font-size: var(--size-text); }
  .preview-frame { container-type: inline-size; overflow: clip; background: var(--paper); }
  .preview-frame.phone { width: 390px; }
  .preview-frame.desktop { width: 1280px; }
`

/** A part of the site as it is on a page of another width, whatever the width of this one. */
export function BoxedPage({ width, children }: BoxedPageProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useEffect(() => {
    const element = host.current!
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const frame = new CSSStyleSheet()
    frame.replaceSync(own)
    shadow.adoptedStyleSheets = [stylesForBox(), frame]
    setRoot(shadow)
  }, [])
  return (
    <div ref={host} className="preview-host">
      {root &&
        createPortal(
          <div className={`preview-frame ${width}`}>
            <div
              className="preview-page"
              data-scheme={document.documentElement.dataset.scheme}
              onClickCapture={(event) => {
                if ((event.target as Element).closest('a')) event.preventDefault()
              }}
            >
              {children}
            </div>
          </div>,
          root as unknown as Element,
        )}
    </div>
  )
}
