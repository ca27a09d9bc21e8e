import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { firstClickOnly, useOnce } from '../../presses/use-once.ts'
import { useFirstWrong } from '../../frame/use-first-wrong.ts'
import { said } from '../../frame/moment.ts'
import { callRoute } from '../../session/call-route.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import { usePersistedForm } from '../../session/use-persisted-form.ts'
import type { InboxKind, WholeItem } from './inbox-item.ts'

type ItemNotesProps = {
  kind: InboxKind
  id: string
  notes: WholeItem['notes']
  onAdded: () => Promise<unknown>
}

/** What people who work here wrote about it; what is being written survives a session that ends. */
export function ItemNotes({ kind, id, notes, onAdded }: ItemNotesProps) {
  const t = useText()
  const { texts, write, settle } = usePersistedForm(`note:${id}`, { text: '' })
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => callRoute(`POST /api/${kind}/{id}/notes`, { params: { id }, body: texts }),
    onSuccess: () => {
      settle()
      return onAdded()
    },
    onError: undefined,
  })
  const form = useFirstWrong(error)
  const once = useOnce()
  const add = (event: FormEvent) => {
    event.preventDefault()
    void once({ detail: 0 }, id, () => mutateAsync())
  }

  return (
    <section className="item-part">
      <h3>{t('desk.inbox.notes')}</h3>
      {notes.length === 0 && <p className="quiet">{t('desk.inbox.noNotes')}</p>}
      <ul className="item-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="fact quiet">
              {note.who ?? t('desk.inbox.somebody')} ·{' '}
              <time dateTime={note.at}>{said(note.at)}</time>
            </p>
            <p className="item-text">{note.text}</p>
          </li>
        ))}
      </ul>
      <form ref={form} className="item-note" onSubmit={add}>
        <Field
          label={t('desk.inbox.note')}
          hint={t('desk.inbox.noteHint')}
          {...(error && { error: sentenceOf(error) })}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              rows={2}
              value={texts.text}
              readOnly={isPending}
              onChange={(event) => write({ text: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" look="outline" small busy={isPending} onClick={firstClickOnly}>
          {t('desk.inbox.addNote')}
        </Button>
      </form>
    </section>
  )
}
