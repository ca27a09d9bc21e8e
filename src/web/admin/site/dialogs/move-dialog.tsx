import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { refreshContent } from '../../changes/changes-count.ts'
import { callRoute } from '../../session/call-route.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import { aboveKinds, placedBelow } from './new-document.ts'
import type { Asked } from '../site-tree.ts'

/** Puts a service below another section, or a card below another service: in its draft. */
export function MoveDialog({ entry, documents, onClose }: Asked) {
  const t = useText()
  const all = useQueryClient()
  const { kind, id, name } = entry
  const [above, setAbove] = useState(entry.above ?? '')
  const move = useMutation({
    mutationFn: async () => {
      const params = { kind, id }
      const { document } = await callRoute('GET /api/content/{kind}/{id}', { params })
      const { value, version } = document as { value: Record<string, unknown>; version: number }
      return callRoute('PUT /api/content/{kind}/{id}', {
        params,
        body: { value: placedBelow(kind, value, above), version },
      })
    },
    onSuccess: () => {
      toast.success(t('desk.site.moving.done', { name }))
      void refreshContent(all)
      onClose()
    },
    onError: undefined,
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
