import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { callRoute } from '../session/call-route.ts'
import { fieldsOf } from '../session/desk-call.ts'
import type { LibraryPicture } from './picture-card.tsx'

/** What a picture shows and is called, and whether it stays. */
export function PictureNote({
  picture,
  onSaved,
}: {
  picture: LibraryPicture
  onSaved: () => void
}) {
  const t = useText()
  const [alt, setAlt] = useState(picture.alt)
  const [name, setName] = useState(picture.name)
  const [isKept, setIsKept] = useState(picture.isKept)
  const [known, setKnown] = useState(picture)
  // What nobody has touched here follows what was saved elsewhere.
  if (picture.version !== known.version) {
    setKnown(picture)
    if (alt === known.alt) setAlt(picture.alt)
    if (name === known.name) setName(picture.name)
    if (isKept === known.isKept) setIsKept(picture.isKept)
  }
  const { id, version } = picture
  const save = useMutation({
    mutationFn: () =>
      callRoute('PUT /api/media/{id}', { params: { id }, body: { version, alt, name, isKept } }),
    onSuccess: () => {
      toast.success(t('desk.pictures.saved'))
      onSaved()
    },
  })
  const faults = fieldsOf(save.error)
  const isGoing = !picture.isKept && picture.shownIn === 0 && !picture.deletedAt
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field
        label={t('desk.pictures.description')}
        hint={t('desk.pictures.descriptionHint')}
        {...(faults.alt && { error: faults.alt })}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            maxLength={200}
            value={alt}
            onChange={({ target }) => setAlt(target.value.replace(/\n/g, ' '))}
          />
        )}
      </Field>
      <Field label={t('desk.pictures.name')} {...(faults.name && { error: faults.name })}>
        {(wiring) => (
          <input
            {...wiring}
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {isGoing && (
        <>
          <p className="quiet">{t('desk.pictures.goes')}</p>
          <label className="picture-filters-check">
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => setIsKept(target.checked)}
            />
            <span>{t('desk.pictures.keep')}</span>
          </label>
        </>
      )}
      <Button type="submit" small busy={save.isPending}>
        {t('desk.pictures.save')}
      </Button>
    </form>
  )
}
