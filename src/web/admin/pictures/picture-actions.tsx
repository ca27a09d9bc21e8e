import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { sendPicture } from '../pick/upload/send-picture.ts'
import { callRoute } from '../session/call-route.ts'
import type { LibraryPicture } from './picture-card.tsx'

type PictureActionsProps = {
  picture: LibraryPicture
  canPutBack: boolean
  onClose: () => void
  onChanged: () => void
  onOpen: (id: string) => void
}

/** Replaces a picture everywhere, puts the one before back, throws away and brings back. */
export function PictureActions(props: PictureActionsProps) {
  const { picture, canPutBack, onClose, onChanged, onOpen } = props
  const t = useText()
  const { id, deletedAt } = picture
  const params = { id }
  const replace = useMutation({
    mutationFn: async (file: File) => {
      const next = await sendPicture(file, () => {}, { for: 'library' })
      const body = { by: next.id }
      return { next, ...(await callRoute('POST /api/media/{id}/replace', { params, body })) }
    },
    onSuccess: ({ next, places }) => {
      toast.success(t('desk.pictures.replaced', { count: places }))
      onChanged()
      onOpen(next.id)
    },
  })
  const putBack = useMutation({
    mutationFn: () => callRoute('POST /api/media/{id}/replace/undo', { params }),
    onSuccess: (back) => {
      toast.success(t('desk.pictures.isBack'))
      onChanged()
      onOpen(back.id)
    },
  })
  const move = useMutation({
    mutationFn: (to: 'trash' | 'restore') =>
      callRoute(`POST /api/media/${to}`, { body: { ids: [id] } }),
    onSuccess: ({ done, refused }, to) => {
      for (const { message } of refused) toast.error(message)
      if (done.length === 0) return
      const what = to === 'trash' ? 'trashed' : 'restored'
      toast.success(t(`desk.pictures.${what}`, { count: 1 }))
      onChanged()
      onClose()
    },
  })
  return (
    <>
      <div className="desk-actions picture-open-actions">
        {!deletedAt && (
          <label className="picture-upload-button">
            <input
              type="file"
              accept="image/*"
              disabled={replace.isPending}
              aria-describedby="replace-hint"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) replace.mutate(file)
                target.value = ''
              }}
            />
            <span>{t('desk.pictures.replace')}</span>
          </label>
        )}
        {canPutBack && (
          <button type="button" className="desk-small" onClick={() => putBack.mutate()}>
            {t('desk.pictures.putBack')}
          </button>
        )}
        <button
          type="button"
          className="desk-small"
          onClick={() => move.mutate(deletedAt ? 'restore' : 'trash')}
        >
          {t(deletedAt ? 'desk.pictures.restore' : 'desk.pictures.trash')}
        </button>
      </div>
      {!deletedAt && (
        <p className="field-hint" id="replace-hint" role="status">
          {t(replace.isPending ? 'desk.pictures.replacing' : 'desk.pictures.replaceHint')}
        </p>
      )}
    </>
  )
}
