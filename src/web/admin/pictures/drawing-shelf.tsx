import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useText } from '../../i18n.tsx'
import { DrawingsAt } from '../../ui/drawing/drawings-at.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { PlaceList } from './place-list.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'

/** The drawings that came with the site, each with what shows it. */
export function DrawingShelf() {
  const t = useText()
  const drawingsAt = use(DrawingsAt)
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/media/drawings')))
  return (
    <>
      <p className="quiet">{t('desk.pictures.drawingsLead')}</p>
      <Trouble of={error} onRetry={refetch} />
      {!data && !error && <Waiting label={t('desk.loading')} />}
      <ul className="picture-grid">
        {data?.drawings.map(({ name, src, title, places }) => (
          <li key={name} className="picture-card">
            <img src={drawingsAt + src} alt="" loading="lazy" className="picture-card-drawn" />
            <p className="picture-card-name">{title}</p>
            <p className="fact quiet">{name}</p>
            <PlaceList places={places} />
          </li>
        ))}
      </ul>
    </>
  )
}
