import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'

export type Scheme = 'light' | 'dark'

type SiteFrameProps = {
  /** Where the preview begins. */
  base: string
  page: string
  scheme: Scheme
  sheet: string
  /** Another number has the frame drawn anew, because more than the sheet has changed. */
  drawing: number
  onPage: (page: string) => void
}

/** A page of the site as it is edited, in the look that is being chosen. */
export function SiteFrame({ base, page, scheme, sheet, drawing, onPage }: SiteFrameProps) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(base + page)
  const seen = useRef({ page, drawing })

  const dress = () => {
    const { contentDocument, contentWindow } = frame.current ?? {}
    // A page that has just begun to arrive has no element yet; it is dressed when it is there.
    if (contentDocument?.documentElement && contentWindow)
      wear(contentDocument, contentWindow, { scheme, sheet })
  }
  useEffect(dress)

  useEffect(() => {
    const view = frame.current?.contentWindow
    if (!view) return
    const isElse = seen.current.drawing !== drawing || seen.current.page !== page
    // Chromium does not reload a frame that its parent asks to; it follows it to the same address.
    if (isElse) view.location.replace(base + page)
    seen.current = { page, drawing }
  }, [base, page, drawing])

  const arrive = () => {
    dress()
    const path = frame.current?.contentWindow?.location.pathname ?? ''
    const arrived = path.startsWith(base) ? path.slice(base.length) || '/' : page
    if (arrived === page) return
    seen.current.page = arrived
    onPage(arrived)
  }
  return (
    <iframe
      ref={frame}
      className="brand-frame"
      title={t(`desk.brand.frame.${scheme}`)}
      src={first}
      onLoad={arrive}
    />
  )
}

type Dressed = Window & { CSSStyleSheet: typeof CSSStyleSheet }

/** Only a sheet of the page's own window may be adopted; that is no inline style, so the policy lets it pass. */
function wear(page: Document, view: Window, { scheme, sheet }: { scheme: Scheme; sheet: string }) {
  page.documentElement.dataset.scheme = scheme
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[href*="/look/"][rel=stylesheet]'))
    link.disabled = true
  const [known] = page.adoptedStyleSheets
  const own = known ?? new (view as Dressed).CSSStyleSheet()
  own.replaceSync(sheet)
  if (!known) page.adoptedStyleSheets = [own]
}
