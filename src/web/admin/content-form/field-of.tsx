import { BlockField } from './fields/block-field.tsx'
import { GroupField } from './fields/group-field.tsx'
import { LinkField } from './fields/link-field.tsx'
import { DrawingField, PictureField } from './fields/picture-fields.tsx'
import { RichField } from './fields/rich-field.tsx'
import { ReferenceField } from './fields/reference-field.tsx'
import { ListField } from './list/list-field.tsx'
import { PlainField } from './fields/plain-field.tsx'
import { WordsField } from './fields/words-field.tsx'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'

/** One field, whatever it is; nothing where the form is not to show it. */
export function FieldOf(props: FieldProps) {
  const { shows } = useForm()
  const { is } = props.schema
  if (!shows(props.path)) return null
  if (is === 'rich') return <RichField {...props} />
  if (is === 'line' || is === 'text') return <WordsField {...props} />
  if (is === 'list' || is === 'blocks') return <ListField {...props} />
  if (is === 'group') return <GroupField {...props} />
  if (is === 'block') return <BlockField {...props} />
  if (is === 'picture') return <PictureField {...props} />
  if (is === 'drawing') return <DrawingField {...props} />
  if (is === 'link' || is === 'path') return <LinkField {...props} />
  if (is === 'reference') return <ReferenceField {...props} />
  return <PlainField {...props} />
}
