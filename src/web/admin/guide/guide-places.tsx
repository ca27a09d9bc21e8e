import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { editorAddress } from '../site/editor-address.ts'
import { type Guide, placesLeft } from './use-guide.ts'
import { useGuideText } from './use-guide-text.ts'

type GuidePlace = Guide['places'][number]

const pages: Record<string, string> = {
  company: '/contact',
  'careers-page': '/careers',
  'work-page': '/work',
  'products-page': '/products',
  'services-page': '/services',
  'insights-page': '/insights',
  'search-page': '/search',
}

const pageOf = ({ kind, slug }: GuidePlace) => {
  if (kind === 'legal-page') return `/${slug}`
  if (kind === 'consent-text') return slug === 'application' ? '/careers' : '/contact'
  return pages[kind] ?? '/'
}

type GuidePlacesProps = {
  guide: Guide
  onKeep: (id: string, isKept: boolean) => void
}

/** What the site can't do without and still says what the sample says, counted until there is none. */
export function GuidePlaces({ guide, onKeep }: GuidePlacesProps) {
  const t = useGuideText(guide)
  const count = placesLeft(guide)
  return (
    <section className="desk-section" id="places">
      <h2>{t('places')}</h2>
      <p role="status">{count === 0 ? t('noPlaces') : t('placesLeft', { count })}</p>
      <ul className="guide-places">
        {guide.places.map((place) => (
          <PlaceRow key={place.id} place={place} onKeep={onKeep} />
        ))}
      </ul>
    </section>
  )
}

function PlaceRow({ place, onKeep }: { place: GuidePlace } & Pick<GuidePlacesProps, 'onKeep'>) {
  const t = useText()
  const { id, label, slug, isKept, count, drafted, fields } = place
  const name = slug ? `${label}: /${slug}` : label
  return (
    <li data-done={isKept || undefined}>
      <details>
        <summary>
          {name}{' '}
          <span className="fact quiet">
            {isKept ? t('desk.guide.kept') : t('desk.guide.inPlaces', { count })}
            {!isKept && drafted > 0 && `, ${t('desk.guide.draftedOfThem', { count: drafted })}`}
          </span>
        </summary>
        <ul className="guide-said">
          {fields.map(({ at, title, said }) => (
            <li key={at}>
              <span className="fact quiet">{title}</span> {said}
            </li>
          ))}
        </ul>
      </details>
      <div className="desk-actions">
        <Link
          className="desk-link"
          to={editorAddress({ id, kind: place.kind, shownAt: pageOf(place) })}
        >
          {t('desk.guide.edit')}
          <span className="visually-hidden"> {name}</span>
        </Link>
        <label className="guide-settle">
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ target }) => onKeep(id, target.checked)}
          />{' '}
          {t('desk.guide.settle')}
          <span className="visually-hidden"> ({name})</span>
        </label>
      </div>
    </li>
  )
}
