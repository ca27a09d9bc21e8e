import { useText } from '../../i18n.tsx'
import type { Answer } from '../session/api-routes.ts'

export type LibraryPicture = Answer<'GET /api/media'>['pictures'][number]

type PictureCardProps = {
  picture: LibraryPicture
  isChosen: boolean
  onChoose: () => void
  onOpen: () => void
}

/** The narrowest copy that a card fills. */
const smallCopy = ({ url, widths }: LibraryPicture) => `${url}/${widths[0]}.webp`

export function PictureCard({ picture, isChosen, onChoose, onOpen }: PictureCardProps) {
  const t = useText()
  const { name, alt, shownIn, wordless } = picture
  const called = name || alt || t('desk.pictures.unnamed')
  return (
    <li className="picture-card" data-chosen={isChosen || undefined}>
      <button
        type="button"
        className="picture-card-open"
        aria-label={t('desk.pictures.open', { name: called })}
        onClick={onOpen}
      >
        <img src={smallCopy(picture)} alt="" loading="lazy" decoding="async" />
      </button>
      <label className="picture-card-choose">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('desk.pictures.choose', { name: called })}
          onChange={onChoose}
        />
        <span className="picture-card-name">{called}</span>
      </label>
      <p className="fact quiet">
        {shownIn > 0
          ? t('desk.pictures.shownIn', { count: shownIn })
          : t('desk.pictures.shownNowhere')}
        {wordless > 0 && ` · ${t('desk.pictures.wordless', { count: wordless })}`}
      </p>
    </li>
  )
}
