import { useText } from '../../../i18n.tsx'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { FirstShownAt } from '../../../ui/first-shown-at.tsx'
import { HeroSlide } from './hero-slide.tsx'
import type { HomeData } from '../home-data.ts'
import './hero.css'
import './hero-ground.css'
import './hero-print.css'
import './hero-turn.css'

export function Hero({ slides }: { slides: HomeData['slides'] }) {
  const t = useText()
  const labels = {
    label: t('carousel.label'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    stop: t('carousel.stop'),
    stopLabel: t('carousel.stopLabel'),
    play: t('carousel.play'),
    playLabel: t('carousel.playLabel'),
  }
  return (
    <>
      <FirstShownAt id={`home-${slides.length}`} />
      <Carousel
        id="home"
        className="hero ruled"
        labels={labels}
        position={(position) => t('carousel.position', { position, count: slides.length })}
        slides={slides.map((slide) => (drawn: boolean) => (
          <HeroSlide slide={slide} drawn={drawn} />
        ))}
      />
    </>
  )
}
