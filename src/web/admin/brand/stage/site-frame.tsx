import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { isBusy, statusOf } from '../../edit/canvas/frames.ts'

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
  const isRefused = useTries(frame)

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
    if (isRefused()) return
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

/** A server that has too much to do is asked again, three times. */
function useTries(frame: RefObject<HTMLIFrameElement | null>) {
  const tries = useRef(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return () => {
    clearTimeout(pause.current)
    const view = frame.current?.contentWindow
    if (!view || !isBusy(statusOf(view) ?? 0) || tries.current === 3) {
      tries.current = 0
      return false
    }
    tries.current++
    pause.current = setTimeout(
      () => view.location.replace(view.location.href),
      tries.current * 2000,
    )
    return true
  }
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
