import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { sentenceOf } from '../../session/desk-call.ts'
import { aboveKinds } from './new-document.ts'
import type { Asked } from '../site-tree.ts'
import { useChangeDocument } from './use-change-document.ts'

/** Puts a service below another section, or a card below another service: in its draft. */
export function MoveDialog({ entry, documents, onClose }: Asked) {
  const t = useText()
  const { kind, id, name } = entry
  const [above, setAbove] = useState(entry.above ?? '')
  const move = useChangeDocument({
    act: { does: 'above', kind, id, from: entry.above ?? '', to: above },
    label: t('desk.site.moving.heading', { name }),
    done: t('desk.site.moving.done', { name }),
    onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (above === entry.above) onClose()
    else if (!move.isPending) move.mutate()
  }
  return (
    <Dialog
      title={t('desk.site.moving.heading', { name })}
      close={t('desk.cancel')}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <p>{t('desk.site.moving.lead')}</p>
        <Field label={t('desk.site.making.above')}>
          {(wiring) => (
            <select {...wiring} value={above} onChange={({ target }) => setAbove(target.value)}>
              {documents
                .filter((one) => one.kind === aboveKinds[kind])
                .map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
            </select>
          )}
        </Field>
        {move.error && <Notice tone="error" text={sentenceOf(move.error)} />}
        <Button type="submit" busy={move.isPending}>
          {t('desk.site.moving.yes')}
        </Button>
      </form>
    </Dialog>
  )
}
