import { useEffect } from 'react'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { ContractPanel } from './contract-panel.tsx'
import { Slide } from './demo-slide.tsx'
import type { Demo } from './demo-view.ts'
import { useSlideInAddress } from './use-slide-in-address.ts'
import { useSwipe } from './use-swipe.ts'
import './demo.css'

/** One slide on the screen, all of them on paper. */
export function DemoStage({ demo }: { demo: Demo }) {
  const t = useText()
  const { slides } = demo
  const { place, step } = useSlideInAddress(slides.length)
  const swipe = useSwipe(step)
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      // There the arrows move the caret.
      if ((event.target as Element).closest?.('input, textarea, select, dialog')) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowRight') step(1)
      if (event.key === 'ArrowLeft') step(-1)
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [step])

  return (
    <div className="demo">
      <section className="demo-stage" aria-label={t('desk.demo.label')} {...swipe}>
        <div aria-live="polite">
          <Slide key={slides[place]!.id} slide={slides[place]!} level="h1" />
        </div>
        <div className="demo-controls">
          <button type="button" aria-label={t('desk.demo.previous')} onClick={() => step(-1)}>
            <Arrow to="left" />
          </button>
          <p className="fact">{t('desk.demo.place', { place: place + 1, count: slides.length })}</p>
          <button type="button" aria-label={t('desk.demo.next')} onClick={() => step(1)}>
            <Arrow />
          </button>
          <button type="button" className="desk-small" onClick={() => print()}>
            {t('desk.demo.print')}
          </button>
        </div>
      </section>
      <ContractPanel demo={demo} />
      <div className="demo-paper">
        {slides.map((slide) => (
          <Slide key={slide.id} slide={slide} level="h2" />
        ))}
      </div>
    </div>
  )
}
