import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import { namedBy } from '../../pick/naming.ts'
import { addressOf } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'
import type { FieldProps } from '../field-props.ts'
import { useForm } from '../form-context.ts'
import { ChosenField } from './chosen-field.tsx'

const ReferencePicker = lazy(async () => ({
  default: (await import('../../pick/reference-picker.tsx')).ReferencePicker,
}))

/** Another document, by its name. */
export function ReferenceField(props: FieldProps) {
  const { schema, path, value, isOptional } = props
  const { valueAround } = useForm()
  const kind = schema.kind as KindName
  const id = typeof value === 'string' && value ? value : undefined
  const asked = useQuery({
    ...asks(addressOf('GET /api/content/{kind}', { params: { kind } })),
    enabled: id !== undefined,
  })
  const found = asked.data?.documents.find((one) => one.id === id)
  const around = valueAround(path)
  const taken = Array.isArray(around) ? around.filter((one) => one !== id) : []
  return (
    <ChosenField
      {...props}
      shown={id && <span>{found ? namedBy(found.value, found.slug ?? id) : id}</span>}
      picker={(onClose, onPick) => (
        <Suspense>
          <ReferencePicker
            label={schema.title ?? ''}
            kind={kind}
            value={id}
            taken={taken as string[]}
            isOptional={isOptional}
            onPick={(next) => {
              onPick(next)
              void asked.refetch()
            }}
            onClose={onClose}
          />
        </Suspense>
      )}
    />
  )
}
