import { useNavigation } from 'react-router'
import './page-progress.css'

/** A line under the bar, for a page that takes longer than 0.3 s. */
export function PageProgress() {
  const busy = useNavigation().state !== 'idle'
  return <div className="page-progress" data-busy={busy || undefined} aria-hidden="true" />
}
