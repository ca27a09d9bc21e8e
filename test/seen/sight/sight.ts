import { blankPictures, emptyWindow } from './pictures.ts'
import { watchShifts } from './shifts.ts'
import { sights } from './sights.ts'
import { standstill, watchForStirring } from './stillness.ts'
import { leaving, overlapping } from './texts.ts'
import { unstyled } from './unstyled.ts'
import { forget, vanished } from './vanishing.ts'

declare global {
  interface Window {
    /** With the moment when it was, for what may be told of late. */
    tellFault: (fault: string, at?: number) => void
    sight: { forget: () => void; judge: () => Promise<void> }
  }
}

/** Looks at the page four times a second, as long as it stands, with a visitor's eyes. */
const between = 250

const tell = (faults: string[]) => faults.forEach((fault) => void window.tellFault(fault))

/** What needs no time to be judged, when the page stands still: what is turning may be cut in the middle. */
async function judge() {
  await standstill()
  const present = sights()
  for (const rule of [unstyled, overlapping, leaving, blankPictures, emptyWindow])
    tell(rule(present))
}

window.sight = { forget, judge }
if (window.top === window) {
  addEventListener('DOMContentLoaded', () => {
    watchForStirring()
    void watchShifts(window.tellFault)
    // To look before the first paint would lay the page out without its style sheet, and call the rest a shift.
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      setInterval(() => tell(vanished()), between)
    }).observe({ type: 'paint', buffered: true })
  })
}
