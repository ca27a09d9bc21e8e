import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import type { Answer } from '../session/api-routes.ts'
import { callRoute } from '../session/call-route.ts'

type ChosenPicturesProps = {
  ids: string[]
  isTrash: boolean
  onChosen: (ids: string[]) => void
  onDone: () => void
}

type Told = Answer<'POST /api/media/trash'>

/** As the API takes them. */
const mostAtOnce = 200

/** What can be done with several at once. What could not be done stays chosen, with the reason. */
export function ChosenPictures({ ids, isTrash, onChosen, onDone }: ChosenPicturesProps) {
  const t = useText()
  const act = useMutation({
    mutationFn: async () => {
      const told: Told = { done: [], refused: [] }
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const body = { ids: ids.slice(from, from + mostAtOnce) }
        const route = isTrash ? 'POST /api/media/restore' : 'POST /api/media/trash'
        const { done, refused } = await callRoute(route, { body })
        told.done.push(...done)
        told.refused.push(...refused)
      }
      return told
    },
    onSuccess: ({ done, refused }) => {
      const what = isTrash ? 'restored' : 'trashed'
      if (done.length > 0) toast.success(t(`desk.pictures.${what}`, { count: done.length }))
      for (const message of new Set(refused.map((one) => one.message))) toast.error(message)
      onChosen(refused.map(({ id }) => id))
    },
    onSettled: onDone,
  })
  if (ids.length === 0) return null
  return (
    <div className="picture-chosen">
      <p role="status">{t('desk.pictures.chosen', { count: ids.length })}</p>
      <button
        type="button"
        className="desk-small"
        disabled={act.isPending}
        onClick={() => act.mutate()}
      >
        {t(isTrash ? 'desk.pictures.restoreChosen' : 'desk.pictures.trashChosen')}
      </button>
      <button type="button" className="desk-link" onClick={() => onChosen([])}>
        {t('desk.pictures.chooseNone')}
      </button>
    </div>
  )
}
