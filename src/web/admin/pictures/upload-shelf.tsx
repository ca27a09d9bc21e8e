import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { usePaged } from '../session/use-paged.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import { OnePicture } from './one-picture.tsx'
import { PictureCard } from './picture-card.tsx'
import { filtersIn, PictureFilters } from './picture-filters.tsx'
import { UploadArea } from './upload-area.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'

/** What was uploaded, or what of it lies in the trash. */
export function UploadShelf({ isTrash }: { isTrash: boolean }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const data = useQueryClient()
  const filters = filtersIn(search)
  const list = usePaged({
    noun: 'pictures',
    path: addressOf('GET /api/media', {
      query: { ...filters, ...(isTrash && { state: 'trash' as const }) },
    }),
    place: 'after',
    read: ({ pictures, total, next }) => ({ items: pictures, total, next }),
    idOf: ({ id }) => id,
  })
  const again = () => data.invalidateQueries({ queryKey: ['list', 'pictures'] })
  const shown = new Set(list.items.map(({ id }) => id))
  const selected = [...chosen].filter((id) => shown.has(id))
  const openId = search.get('picture')

  const open = (id?: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (id) next.set('picture', id)
      else next.delete('picture')
      return next
    })

  function choose(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const isFiltered = Object.keys(filters).length > 0
  const nothing = isFiltered ? 'none' : isTrash ? 'noTrash' : 'noUploads'
  return (
    <>
      {isTrash ? (
        <p className="quiet">{t('desk.pictures.trashLead')}</p>
      ) : (
        <UploadArea onSent={again} />
      )}
      <PictureFilters isTrash={isTrash} />
      <p className="fact quiet" role="status">
        {list.first && t('desk.pictures.count', { count: list.first.total })}
      </p>
      {list.items.length > 1 && selected.length < list.items.length && (
        <button type="button" className="desk-link" onClick={() => setChosen(shown)}>
          {t('desk.pictures.chooseShown', { count: list.items.length })}
        </button>
      )}
      <Trouble of={list.error} onRetry={list.retry} />
      {!list.first && !list.error && <Waiting label={t('desk.loading')} />}
      {list.isEmpty && <EmptyState text={t(`desk.pictures.${nothing}`)} />}
      <ul className="picture-grid">
        {list.items.map((picture) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            isChosen={chosen.has(picture.id)}
            onChoose={() => choose(picture.id)}
            onOpen={() => open(picture.id)}
          />
        ))}
      </ul>
      {list.more && (
        <button type="button" className="desk-small" onClick={list.more}>
          {t('desk.pictures.more')}
        </button>
      )}
      <ChosenPictures
        ids={selected}
        isTrash={isTrash}
        onChosen={(ids) => setChosen(new Set(ids))}
        onDone={again}
      />
      {openId && (
        <OnePicture
          key={openId}
          id={openId}
          onClose={() => open()}
          onChanged={again}
          onOpen={open}
        />
      )}
    </>
  )
}
