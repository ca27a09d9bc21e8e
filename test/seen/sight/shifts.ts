import { placeOf } from './sights.ts'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Rounding moves letters by parts of a point; nobody sees that. */
const unseen = 0.0005

/**
 * Until our typeface is there, letters have the widths of a common one. A machine may lack it, and what stands in for
 * that comes close only.
 */
async function waitForLetters() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await document.fonts.ready
  const standIns = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
  const isMissing = standIns.some(({ status }) => status === 'error')
  if (isMissing) await new Promise((resolve) => setTimeout(resolve, 300))
  return isMissing
}

/** What the browser moves between two frames that it has not shown yet, nobody sees. */
const firstPaint = () =>
  new Promise<number>((resolve) =>
    new PerformanceObserver((list, watch) => {
      watch.disconnect()
      resolve(list.getEntries()[0]!.startTime)
    }).observe({ type: 'paint', buffered: true }),
  )

/** Tells of everything that moves although the visitor did nothing. */
export async function watchShifts(tell: (fault: string, at: number) => void) {
  const painted = await firstPaint()
  const from = (await waitForLetters()) ? performance.now() : painted
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput && entry.value > unseen && entry.startTime >= from)
        tell(
          `moves without input: ${entry.sources.map(sourceOf).join('; ')}`,
          performance.timeOrigin + entry.startTime,
        )
  }).observe({ type: 'layout-shift', buffered: true })
}

function sourceOf({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) {
  const element = node instanceof Element ? node : node?.parentElement
  const by = `${Math.round(to.x - from.x)}, ${Math.round(to.y - from.y)}`
  return `${element ? placeOf(element) : 'something'} by ${by} (${Math.round(to.height - from.height)} higher)`
}
