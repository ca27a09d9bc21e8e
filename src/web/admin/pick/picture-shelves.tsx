import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import type { Row } from '../../ui/palette/palette-option.tsx'
import { useAnswer } from '../../ui/palette/use-answer.ts'
import { callRoute } from '../session/call-route.ts'
import { drawingsWith, useDrawings } from './pickable-drawings.ts'
import { PickerFrame } from './picker-frame.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { PictureValue } from './picture-value.ts'
import { UploadPicture } from './upload/upload-line.tsx'

type PictureShelvesProps = {
  label: string
  value: PictureValue | undefined
  isOptional: boolean
  onUpload: (value: PictureValue & { upload: string }) => void
  onPick: (value: PictureValue | undefined) => void
  onClose: () => void
}

const find = (q: string, signal: AbortSignal) =>
  callRoute('GET /api/media', { query: q ? { q } : {}, signal })

/** All uploads, the newest first, and the drawings of the pack on a shelf of their own. */
export function PictureShelves(props: PictureShelvesProps) {
  const { label, value, isOptional, onUpload, onPick, onClose } = props
  const t = useText()
  const [typed, setTyped] = useState('')
  const { phase, answer, retry } = useAnswer(typed.trim(), find)
  const drawings = useDrawings()
  const chosen = (is: boolean) => (is ? t('desk.pick.chosen') : undefined)
  const uploads = (answer?.pictures ?? []).map(({ url, name, alt, widths }): Row => ({
    id: url,
    title: (
      <PictureTile
        src={`${url}/${widths[0]}.webp`}
        words={alt || name || url}
        mark={chosen(url === value?.upload)}
      />
    ),
    onChoose: () =>
      onUpload(value?.upload === url ? { ...value, upload: url } : { upload: url, alt }),
  }))
  const drawn = drawingsWith(typed, drawings.data?.drawings ?? []).map(
    ({ name, src, title }): Row => ({
      id: name,
      title: (
        <PictureTile src={src} words={title} isDrawing mark={chosen(name === value?.drawing)} />
      ),
      onChoose: () => onPick({ drawing: name }),
    }),
  )
  const none: Row[] =
    isOptional && value
      ? [{ id: 'none', title: t('desk.pick.noPicture'), onChoose: () => onPick(undefined) }]
      : []
  const isEmpty = phase === 'found' && uploads.length + drawn.length === 0
  return (
    <PickerFrame
      className="picker-tiles"
      name={label}
      placeholder={t('desk.pick.findPicture')}
      typed={typed}
      sections={[
        { rows: none },
        { heading: t('desk.pick.uploads'), rows: uploads },
        { heading: t('desk.pick.drawings'), rows: drawn },
      ]}
      of={typed}
      first={typed && phase === 'found' && !isEmpty ? 0 : -1}
      phase={phase}
      said={
        isEmpty
          ? t('desk.pick.nothing')
          : answer
            ? t(answer.next ? 'desk.pick.uploadsOf' : 'desk.pick.uploadCount', {
                count: answer.total,
                shown: uploads.length,
              })
            : t('desk.pick.searching')
      }
      retry={retry}
      foot={<UploadPicture onSent={(upload) => onUpload({ upload })} />}
      onType={setTyped}
      onClose={onClose}
    />
  )
}
