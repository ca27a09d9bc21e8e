import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SectionLink } from '../../frame/header/section-link.tsx'
import { HeroDrawing } from './hero-drawing.tsx'
import type { HomeData } from '../home-data.ts'
import '../../../ui/button/button.css'

type HeroSlideProps = { slide: HomeData['slides'][number]; drawn: boolean }

export function HeroSlide({ slide, drawn }: HeroSlideProps) {
  const t = useText()
  return (
    <div className="hero-slide frame" data-unlabelled={slide.withoutLabels || undefined}>
      <h2 dir="auto" data-long={slide.isLong}>
        {slide.headline.map((line) => (
          <span key={line}>
            <span>{line} </span>
          </span>
        ))}
      </h2>
      <div className="hero-drawing" role="img" aria-label={slide.drawing.label}>
        {drawn ? (
          <HeroDrawing drawing={slide.drawing} />
        ) : (
          <noscript>
            <HeroDrawing drawing={slide.drawing} />
          </noscript>
        )}
      </div>
      <div className="hero-say">
        <p className="hero-service fact">{slide.service}</p>
        <p className="hero-text">{slide.text}</p>
        <SectionLink className="button" section="contact">
          {t('carousel.talk')} <Arrow />
        </SectionLink>
        <ul className="hero-facts fact" aria-label={t('carousel.facts')}>
          {slide.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
