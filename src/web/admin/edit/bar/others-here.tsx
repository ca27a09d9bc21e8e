import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../../i18n.tsx'
import { useEditing } from '../editing.ts'
import type { OpenDocument } from '../model/editor-model.ts'

/** Tells others in which field one is, and one who else is on the page; at one’s own field its tools say so. */
export function OthersHere({ own }: { own: OpenDocument | undefined }) {
  const t = useText()
  const { model, shown, canvas } = useEditing()
  const field = (shown.isWriting && canvas?.fieldNow()) || shown.chosen?.field
  const enter = useEffectEvent(() => model.enter(field))
  useEffect(() => enter(), [model, field?.id, field?.path])
  const emails = new Set(own?.others.map(({ email }) => email))
  for (const { email, path } of (field && model.documentOf(field.id)?.others) ?? [])
    if (path === field?.path) emails.delete(email)
  return (
    <span role="status">
      {emails.size > 0 && <> · {t('desk.edit.alsoOpen', { who: [...emails].join(', ') })}</>}
    </span>
  )
}
