import { useText } from '../../i18n.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import type { HomeData } from './home-data.ts'
import './testimonials.css'

type TestimonialsProps = {
  testimonials: HomeData['testimonials']
  copy: HomeData['copy']['testimonials']
}

export function Testimonials({ testimonials, copy }: TestimonialsProps) {
  const t = useText()
  return (
    <section className="section" aria-labelledby="testimonials-heading">
      <div className="frame ruled">
        <div className="grid testimonials-layout">
          <h2 id="testimonials-heading" className="subhead">
            {copy?.heading ?? t('home.testimonials')}
          </h2>
          {testimonials.map(({ name, role, rating, text, image }, place) => (
            <figure key={name} className={`testimonial testimonial-${place ? 'small' : 'main'}`}>
              <blockquote>
                <Stars count={rating} label={t('home.rating', { rating })} />
                <p>“{text}”</p>
                <footer>
                  <b>{name}</b>
                  <span className="fact">{role}</span>
                </footer>
              </blockquote>
              {image && <Drawing of={image} alt={image.alt} />}
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
