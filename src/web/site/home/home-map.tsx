import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing, type DrawingFile } from '../../ui/drawing/drawing.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import type { HomeData } from './home-data.ts'
import './home-map.css'

export function HomeMap({ map, copy }: { map: DrawingFile; copy: HomeData['copy']['map'] }) {
  return (
    <section className="section home-map">
      <div className="frame ruled">
        <h2 className="head">{copy.heading}</h2>
        {copy.text && <p className="lead">{copy.text}</p>}
        <SiteLink className="button button-outline" to="/services">
          {copy.link} <Arrow />
        </SiteLink>
      </div>
      <Drawing of={map} />
    </section>
  )
}
