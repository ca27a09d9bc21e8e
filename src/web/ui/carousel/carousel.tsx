import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Arrow } from '../arrow/arrow.tsx'
import { useDrawn } from './use-drawn.ts'
import { useRotation } from './use-rotation.ts'
import { useSlides } from './use-slides.ts'
import './carousel.css'

type CarouselLabels = Record<
  'label' | 'previous' | 'next' | 'stop' | 'stopLabel' | 'play' | 'playLabel',
  string
>

type CarouselProps = {
  id: string
  className: string
  labels: CarouselLabels
  position: (place: number) => string
  slides: ((isDrawn: boolean) => ReactNode)[]
}

/** How many slides' widths a slide that leaves has to move to be seen. */
const aside = (places: number) => ({ '--aside': places }) as CSSProperties

/** The W3C carousel pattern; without JavaScript, a row that scrolls and snaps. */
export function Carousel({ id, className, labels, position, slides }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const drawn = useDrawn(slides.length)
  const isLive = drawn > 0
  const { current, turned, turn } = useSlides(track, slides.length)
  const { wanted, moving, turning, setWanted } = useRotation(root, () => turn(1), current)
  return (
    <section
      ref={root}
      id={id}
      className={`carousel ${className}`}
      aria-roledescription="carousel"
      aria-label={labels.label}
      data-staged={isLive || undefined}
      data-moving={moving || undefined}
      data-turned={turned?.by}
    >
      <div className="carousel-controls">
        <button
          type="button"
          className="carousel-button carousel-toggle"
          aria-label={wanted ? labels.stopLabel : labels.playLabel}
          onClick={() => setWanted(!wanted)}
        >
          <svg className="carousel-mark" viewBox="0 0 20 20" aria-hidden="true">
            <path d={wanted ? 'M3 3h14v14H3z' : 'M4 2l13 8-13 8z'} />
          </svg>
          {wanted ? labels.stop : labels.play}
        </button>
        <button
          type="button"
          className="carousel-button carousel-previous"
          aria-label={labels.previous}
          onClick={() => turn(-1)}
        >
          <Arrow to="left" />
        </button>
        <button
          type="button"
          className="carousel-button carousel-next"
          aria-label={labels.next}
          onClick={() => turn(1)}
        >
          <Arrow />
        </button>
      </div>
      <div ref={track} className="carousel-track" aria-live={turning ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <div
            key={place}
            id={`${id}-${place + 1}`}
            className="carousel-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={position(place + 1)}
            data-current={place === current || undefined}
            data-left={place === turned?.from ? '' : undefined}
            style={place === turned?.from ? aside(current - place) : undefined}
            inert={isLive && place !== current}
          >
            {slide(place <= drawn || place === current)}
          </div>
        ))}
      </div>
    </section>
  )
}
