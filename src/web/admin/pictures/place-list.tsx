import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import type { Answer } from '../session/api-routes.ts'

type PictureUse = Answer<'GET /api/media/{id}'>['places'][number]

/** Where something in the desk shows it can be changed. */
const deskPath = ({ noun, id, path }: PictureUse) =>
  noun === 'posts'
    ? `/admin/write?post=${encodeURIComponent(id)}`
    : path
      ? `/admin/edit?page=${encodeURIComponent(path)}`
      : '/admin/site'

/** What shows a picture, each with the way to it. */
export function PlaceList({ places }: { places: PictureUse[] }) {
  const t = useText()
  if (places.length === 0) return <p className="quiet">{t('desk.pictures.nowhere')}</p>
  return (
    <ul className="picture-places">
      {places.map((place) => {
        const { noun, id, title, sides, isTrashed, wordless } = place
        const state = isTrashed ? 'inTrash' : sides.includes('published') ? 'published' : 'draft'
        return (
          <li key={`${noun} ${id}`}>
            {isTrashed ? title : <Link to={deskPath(place)}>{title}</Link>}{' '}
            <span className="fact quiet">
              {t(`desk.pictures.${state}`)}
              {wordless > 0 && ` · ${t('desk.pictures.noWords')}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
