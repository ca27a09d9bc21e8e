import { useEffect, useEffectEvent } from 'react'
import { DrawingPicker } from '../../pick/drawing-picker.tsx'
import { LinkPicker } from '../../pick/link/link-picker.tsx'
import { PicturePicker } from '../../pick/picture-picker.tsx'
import type { PictureValue } from '../../pick/picture-value.ts'
import { ReferencePicker } from '../../pick/reference-picker.tsx'
import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import { useEditing } from '../editing.ts'
import type { Field } from '../fields/field-path.ts'

type FieldPickerProps = {
  field: Field
  /** The field when something is chosen: others may have moved its item, or taken it away. */
  now: () => Field | undefined
  isOptional: boolean
  onClose: () => void
}

/** The dialog in which the value of a field is chosen. */
export function FieldPicker({ field, now, isOptional, onClose }: FieldPickerProps) {
  const {
    model,
    documents: { schemaOf, nameOf },
    canvas,
    shown: { chosen },
  } = useEditing()
  // What had the focus on the page has lost it to the dialog for good: a frame keeps nothing in mind.
  const goBack = useEffectEvent(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.matches('iframe')
    if (isLost && chosen) canvas?.focus(chosen)
  })
  useEffect(() => () => goBack(), [])
  const schema = schemaOf(field)
  const value = model.valueAt(field)
  const asked = { label: nameOf(field), isOptional, onClose }
  const take = (next: unknown) => {
    const at = now()
    if (at && JSON.stringify(next) !== JSON.stringify(model.valueAt(at))) model.set(at, next)
  }
  if (schema?.is === 'picture')
    return <PicturePicker {...asked} value={value as PictureValue | undefined} onPick={take} />
  if (schema?.is === 'drawing')
    return <DrawingPicker {...asked} value={value as string | undefined} onPick={take} />
  if (schema?.is === 'link')
    return <LinkPicker {...asked} value={value as string | undefined} onPick={take} />
  if (schema?.is === 'reference')
    return (
      <ReferencePicker
        {...asked}
        kind={schema.kind as KindName}
        value={value as string | undefined}
        onPick={take}
      />
    )
  return null
}
