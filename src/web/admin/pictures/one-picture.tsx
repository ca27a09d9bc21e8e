import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { PictureActions } from './picture-actions.tsx'
import { PictureNote } from './picture-note.tsx'
import { PlaceList } from './place-list.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'

type OnePictureProps = {
  id: string
  onClose: () => void
  onChanged: () => void
  onOpen: (id: string) => void
}

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** A picture with its words and places, and what can be done with it. */
export function OnePicture({ id, onClose, onChanged, onOpen }: OnePictureProps) {
  const t = useText()
  const params = { id }
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/media/{id}', { params })))
  const settle = () => {
    void refetch()
    onChanged()
  }
  const picture = data?.picture
  const title = picture?.name || picture?.alt || t('desk.pictures.unnamed')
  return (
    <Dialog title={title} close={t('desk.close')} onClose={onClose}>
      <Trouble of={error} onRetry={refetch} />
      {!data && !error && <Waiting label={t('desk.loading')} />}
      {data && picture && (
        <div className="picture-open">
          <div>
            <img src={picture.url} alt={picture.alt} className="picture-open-shown" />
            <p className="fact quiet">
              {t('desk.pictures.details', {
                width: picture.width,
                height: picture.height,
                size: sizeOf(picture.bytes),
                at: said(picture.uploadedAt),
              })}
            </p>
            <h3>{t('desk.pictures.shownWhere')}</h3>
            <PlaceList places={data.places} />
          </div>
          <div>
            <PictureNote key={picture.id} picture={picture} onSaved={settle} />
            <PictureActions
              picture={picture}
              canPutBack={data.replaced !== null}
              onClose={onClose}
              onChanged={onChanged}
              onOpen={onOpen}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}
