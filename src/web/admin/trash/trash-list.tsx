import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { useOnce } from '../presses/use-once.ts'
import { said } from '../frame/moment.ts'

type Trashed = {
  id: string
  name: string
  note: string
  deletedAt: string
  restore: () => Promise<unknown>
}

type TrashListProps = {
  title: string
  items: Trashed[] | undefined
  more?: (() => void) | undefined
  onRestored: () => unknown
}

export function TrashList({ title, items, more, onRestored }: TrashListProps) {
  const t = useText()
  const id = useId()

  const restore = useMutation({
    mutationFn: (item: Trashed) => item.restore(),
    onSuccess: (_, { name }) => toast.success(t('desk.trash.restored', { name })),
    onSettled: onRestored,
  })
  const once = useOnce()

  return (
    <section className="desk-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!items?.length && (
        <p className="quiet trash-empty">{t(items ? 'desk.trash.empty' : 'desk.loading')}</p>
      )}
      <ul className="desk-rows">
        {items?.map((item) => (
          <li key={item.id}>
            <div>
              <p>{item.name}</p>
              <p className="fact quiet">
                {item.note} · {t('desk.trash.deleted', { when: said(item.deletedAt) })}
              </p>
            </div>
            <button
              type="button"
              className="desk-small"
              aria-label={t('desk.trash.restoreLabel', { name: item.name })}
              onClick={(event) => once(event, item.id, () => restore.mutateAsync(item))}
            >
              {t('desk.trash.restore')}
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="desk-small" onClick={more}>
          {t('desk.trash.more')}
        </button>
      )}
    </section>
  )
}
