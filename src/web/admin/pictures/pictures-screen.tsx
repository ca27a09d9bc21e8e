import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { DrawingShelf } from './drawing-shelf.tsx'
import { UploadShelf } from './upload-shelf.tsx'
import './pictures.css'

const shelves = ['uploads', 'drawings', 'trash'] as const

/** Uploads, drawings and the trash, each on a shelf of its own. */
export function PicturesScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('shelf')
  const shelf = shelves.find((one) => one === asked) ?? 'uploads'
  return (
    <>
      <p className="desk-actions mail-states">
        {shelves.map((one) => (
          <button
            key={one}
            type="button"
            className="desk-small"
            aria-pressed={one === shelf}
            onClick={() => setSearch(one === 'uploads' ? {} : { shelf: one })}
          >
            {t(`desk.pictures.shelves.${one}`)}
          </button>
        ))}
      </p>
      {shelf === 'drawings' ? (
        <DrawingShelf />
      ) : (
        <UploadShelf key={shelf} isTrash={shelf === 'trash'} />
      )}
    </>
  )
}
