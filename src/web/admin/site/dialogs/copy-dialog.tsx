import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useFirstWrong } from '../../frame/use-first-wrong.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { refreshContent } from '../../changes/changes-count.ts'
import { callRoute } from '../../session/call-route.ts'
import { fieldsOf, sentenceOf } from '../../session/desk-call.ts'
import type { Asked } from '../site-tree.ts'
import { TitledFields, useTitled } from './titled-fields.tsx'

/** A draft with the same words under a title and an address of its own; then asks whether to publish it. */
export function CopyDialog({ entry, onClose }: Asked) {
  const t = useText()
  const all = useQueryClient()
  const [, setSearch] = useSearchParams()
  const titled = useTitled()
  const [untitledTries, setUntitledTries] = useState(0)
  const hasAddress = entry.slug !== undefined
  const copy = useMutation({
    mutationFn: () =>
      callRoute('POST /api/content/{kind}/{id}/copy', {
        params: { kind: entry.kind, id: entry.id },
        body: { title: titled.title.trim(), ...(hasAddress && { slug: titled.slug }) },
      }),
    onSuccess: async ({ document }) => {
      await refreshContent(all)
      toast.success(t('desk.site.copying.done', { name: titled.title.trim() }))
      setSearch({ q: titled.title.trim(), do: 'publish', id: document.id }, { replace: true })
    },
    onError: undefined,
  })
  const form = useFirstWrong(untitledTries || copy.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = titled.title.trim() === ''
    setUntitledTries(isEmpty ? untitledTries + 1 : 0)
    if (!isEmpty && !copy.isPending) copy.mutate()
  }
  const errors = {
    ...fieldsOf(copy.error),
    ...(untitledTries > 0 && { title: t('desk.site.making.noTitle') }),
  }
  return (
    <Dialog
      title={t('desk.site.copying.heading', { name: entry.name })}
      close={t('desk.cancel')}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <p>{t('desk.site.copying.lead')}</p>
        <TitledFields of={titled} hasAddress={hasAddress} errors={errors} />
        {copy.error && Object.keys(fieldsOf(copy.error)).length === 0 && (
          <Notice tone="error" text={sentenceOf(copy.error)} />
        )}
        <Button type="submit" busy={copy.isPending}>
          {t('desk.site.copying.yes')}
        </Button>
      </form>
    </Dialog>
  )
}
