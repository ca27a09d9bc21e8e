import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { firstFocus } from '../../../ui/dialog/first-focus.ts'
import { Field } from '../../../ui/field/field.tsx'
import { useFirstWrong } from '../../frame/use-first-wrong.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { fieldsOf, sentenceOf } from '../../session/desk-call.ts'
import type { Asked } from '../site-tree.ts'
import { useChangeDocument } from './use-change-document.ts'

/** Gives a page another address. It has no draft: it counts at once, and the old one leads there. */
export function AddressDialog({ entry, onClose }: Asked) {
  const t = useText()
  const { kind, id, name } = entry
  const [slug, setSlug] = useState(entry.slug ?? '')
  const save = useChangeDocument({
    act: { does: 'address', kind, id, from: entry.slug ?? '', to: slug.trim() },
    // No page is without an address any more once it has one.
    isForGood: !entry.slug,
    label: t('desk.site.addressing.heading', { name }),
    done: t('desk.site.addressing.done', { name }),
    onClose,
  })
  const errors = fieldsOf(save.error)
  const form = useFirstWrong(save.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (slug.trim() === entry.slug) onClose()
    else if (!save.isPending) save.mutate()
  }
  return (
    <Dialog
      title={t('desk.site.addressing.heading', { name })}
      close={t('desk.cancel')}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <p>{t('desk.site.addressing.lead')}</p>
        <Field
          label={t('desk.site.making.slug')}
          hint={t('desk.site.addressing.hint')}
          {...(errors.slug ? { error: errors.slug } : {})}
        >
          {(wiring) => (
            <input
              {...wiring}
              value={slug}
              maxLength={120}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              ref={firstFocus}
              onChange={({ target }) => setSlug(target.value)}
            />
          )}
        </Field>
        {save.error && !errors.slug && <Notice tone="error" text={sentenceOf(save.error)} />}
        <Button type="submit" busy={save.isPending}>
          {t('desk.site.addressing.yes')}
        </Button>
      </form>
    </Dialog>
  )
}
