/** A page in a frame, alive and in sight. */
export type ShownFrame = {
  frame: HTMLIFrameElement
  window: Window & typeof globalThis
  isNew: boolean
  /** Visitors find no page at its address. */
  isMissing: boolean
}

type Told = {
  title: string
  /** Whether the page in sight may not be replaced by its next state now; who is told then asks again. */
  isHeld: () => boolean
  onHeld: () => void
  /** The answer may be no page, but why there is none; whether another is asked for. */
  onRefused: (status: number) => boolean
}

const patience = 4000

/** Two frames in turn: the next page is drawn behind the one in sight and takes its place when it is whole. */
export function openFrames(host: HTMLElement, { title, isHeld, onHeld, onRefused }: Told) {
  let shown: HTMLIFrameElement | undefined
  let coming: HTMLIFrameElement | undefined

  async function draw(base: string, path: string, onShown: (shown: ShownFrame) => void) {
    coming?.remove()
    const frame = frameFor(title, base, path)
    coming = frame
    host.append(frame)
    const window = await whenParsed(frame)
    if (coming !== frame) return
    if (!window)
      throw dropped('The page cannot be reached. Please check your connection and try again.')
    const status = statusOf(window) ?? 0
    if (isRefused(status) && onRefused(status)) return frame.remove()
    if (isBusy(status))
      throw dropped('The page cannot be drawn just now. Please try again in a moment.')
    await becomesAlive(window)
    if (coming !== frame) return
    if (isHeld() && !isOtherPage(frame)) {
      drop()
      return onHeld()
    }
    onShown(swap(frame, window))
  }

  function drop() {
    coming?.remove()
    coming = undefined
  }

  function dropped(message: string) {
    drop()
    return new Error(message)
  }

  const isOtherPage = (frame: HTMLIFrameElement) => !shown || pathOf(shown) !== pathOf(frame)

  function swap(frame: HTMLIFrameElement, window: ShownFrame['window']) {
    const before = shown
    const isNew = isOtherPage(frame)
    if (!isNew) {
      const { scrollX: left, scrollY: top } = before!.contentWindow!
      window.scrollTo({ left, top, behavior: 'instant' })
    }
    const hadFocus = document.activeElement === before
    coming = undefined
    shown = frame
    frame.inert = false
    frame.dataset.shown = ''
    if (hadFocus) frame.focus({ preventScroll: true })
    if (before) leave(before)
    return { frame, window, isNew, isMissing: statusOf(window) === 404 }
  }

  return {
    draw,
    close() {
      drop()
      shown?.remove()
      shown = undefined
    },
  }
}

function frameFor(title: string, base: string, path: string) {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.className = 'edit-frame'
  frame.inert = true
  frame.dataset.base = base
  frame.src = base + path
  return frame
}

/** Removes a page's frame one animation frame later, so that the screen is never empty; until then it is inert. */
function leave(frame: HTMLIFrameElement) {
  delete frame.dataset.shown
  frame.dataset.leaving = ''
  frame.inert = true
  requestAnimationFrame(() => frame.remove())
}

/** Which page it is, whoever’s session it was drawn for. */
const pathOf = ({ contentWindow, dataset }: HTMLIFrameElement) =>
  contentWindow?.location.pathname.slice(dataset.base?.length)

const nextFrame = () => new Promise((go) => requestAnimationFrame(go))

async function whenParsed(frame: HTMLIFrameElement) {
  while (frame.isConnected) {
    const window = frame.contentWindow as ShownFrame['window'] | null
    try {
      const isThere = window && window.location.href !== 'about:blank'
      if (isThere && window.document.readyState !== 'loading') return window
    } catch {
      // What the browser shows where there is no line is none of our pages.
      return undefined
    }
    await nextFrame()
  }
  return undefined
}

/** The server limits requests or is overloaded: worth another try. */
export const isBusy = (status: number) => [429, 503].includes(status)

/** A preview that is over is answered as gone; so is a page that has been. */
const isRefused = (status: number) => [401, 403, 410].includes(status) || isBusy(status)

/** Of the answer that a window shows. */
export const statusOf = (window: Window) =>
  (window.performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.responseStatus

/** React takes the page over at a sign of intent; here it comes with the page. */
function becomesAlive(window: ShownFrame['window']) {
  return new Promise<void>((go) => {
    const done = () => go()
    window.addEventListener('hydrated', done, { once: true })
    setTimeout(done, patience)
    const wake = () => window.dispatchEvent(new window.Event('focusin'))
    if (window.document.readyState === 'complete') wake()
    else window.addEventListener('load', wake, { once: true })
  })
}
