import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'

type ListStripProps = { count: number; isLoading: boolean; onLeave: () => void }

/** Stays above the cards while they scroll: how many there are, and the way past them. */
export function ListStrip({ count, isLoading, onLeave }: ListStripProps) {
  const t = useText()

  /** A new address would be another list. */
  function leave(event: MouseEvent) {
    event.preventDefault()
    // What is on its way hides the foot.
    flushSync(onLeave)
    const foot = document.getElementById('foot')
    foot?.focus({ preventScroll: true })
    foot?.scrollIntoView({ behavior: 'instant' })
  }

  return (
    <div className="list-strip fact">
      <p className="quiet" role="status">
        {isLoading ? t('insights.loading') : count > 0 && countOf(count, t)}
      </p>
      <a href="#foot" onClick={leave}>
        {t('insights.toEnd')} <Arrow to="down" />
      </a>
    </div>
  )
}

const countOf = (count: number, t: ReturnType<typeof useText>) =>
  count === 1 ? t('insights.countOne') : t('insights.count', { count })
