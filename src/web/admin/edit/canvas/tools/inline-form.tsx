import { useEffect, useRef } from 'react'
import { ContentForm } from '../../../content-form/content-form.tsx'
import { useContentSchema } from '../../../content-form/use-content-schema.ts'
import { useEditing } from '../../editing.ts'
import type { Field } from '../../fields/field-path.ts'

/** A field as a form of its own, at its place: rich text, numbers, and words that the page has changed. */
export function InlineForm({ field }: { field: Field }) {
  const { model } = useEditing()
  const form = useRef<HTMLDivElement>(null)
  const { kind, id, path } = field
  const document = model.documentOf(id)
  const { schema } = useContentSchema(kind)
  const isThere = document !== undefined && schema !== undefined
  useEffect(() => {
    const control = 'textarea, input, select, [contenteditable="true"]'
    if (isThere) form.current?.querySelector<HTMLElement>(control)?.focus()
  }, [isThere])
  if (!isThere) return null
  const { value, faults } = document
  return (
    <div ref={form} className="edit-inline">
      <ContentForm
        kind={kind}
        schema={schema}
        value={value}
        faults={faults}
        only={[path]}
        onChange={(at, next, how) => model.set({ kind, id, path: at }, next, how)}
      />
    </div>
  )
}
