import { type RefObject, useEffect, useRef } from 'react'
import { ContentForm } from '../../../content-form/content-form.tsx'
import { useContentSchema } from '../../../content-form/use-content-schema.ts'
import { useEditing } from '../../editing.ts'
import type { Field } from '../../fields/field-path.ts'

/** A field as a form of its own, at its place: rich text, numbers, and words that the page has changed. */
export function InlineForm({ field }: { field: Field }) {
  const { model, documents } = useEditing()
  const form = useRef<HTMLDivElement>(null)
  const { kind, id, path } = field
  const document = model.documentOf(id)
  const { schema } = useContentSchema(kind)
  const shape = documents.schemaOf(field)
  const isThere = document !== undefined && schema !== undefined && shape !== undefined
  useFocusInside(form, isThere)
  if (!isThere) return null
  const { value, faults } = document
  return (
    <div ref={form} className="edit-inline">
      <ContentForm
        kind={kind}
        schema={schema}
        value={value}
        faults={faults}
        alone={{ path, schema: shape, isOptional: documents.isOptional(field) }}
        onChange={(at, next, how) => model.set({ kind, id, path: at }, next, how)}
      />
    </div>
  )
}

const control = 'textarea, input, select, [contenteditable="true"]'

/** The first control of a form takes the focus, once; one for rich text may be on its way yet. */
function useFocusInside(form: RefObject<HTMLElement | null>, isThere: boolean) {
  useEffect(() => {
    const box = form.current
    if (!isThere || !box) return
    const observer = new MutationObserver(() => take())
    const take = () => {
      const first = box.querySelector<HTMLElement>(control)
      first?.focus()
      if (first) observer.disconnect()
    }
    observer.observe(box, { childList: true, subtree: true })
    take()
    return () => observer.disconnect()
  }, [form, isThere])
}
