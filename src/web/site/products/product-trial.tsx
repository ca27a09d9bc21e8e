import { lazy } from 'react'
import type { ShownTrial } from './product-view.ts'

/** Pages without a trial do without its code. */
const DoorTrial = lazy(() => import('./door/door-trial.tsx'))
const PaperReader = lazy(() => import('./paper/paper-reader.tsx'))

export function ProductTrial({ trial }: { trial: ShownTrial }) {
  if (trial.block === 'threshold') return <DoorTrial trial={trial} />
  return <PaperReader paper={trial} />
}
