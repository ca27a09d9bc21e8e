import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useText } from '../../../i18n.tsx'
import { useDrawings } from '../../pick/pickable-drawings.ts'
import type { PictureValue } from '../../pick/picture-value.ts'
import { isRecord } from '../content-schema.ts'
import type { FieldProps } from '../field-props.ts'
import { ChosenField } from './chosen-field.tsx'

const PicturePicker = lazy(async () => ({
  default: (await import('../../pick/picture-picker.tsx')).PicturePicker,
}))
const DrawingPicker = lazy(async () => ({
  default: (await import('../../pick/drawing-picker.tsx')).DrawingPicker,
}))

function DrawingShown({ name }: { name: string }) {
  const found = useDrawings().data?.drawings.find((one) => one.name === name)
  return (
    <>
      {found && <img className="content-picture" src={found.src} alt="" />}
      <span>{found?.title ?? name}</span>
    </>
  )
}

type PickedFieldProps<Value> = FieldProps & {
  value: Value | undefined
  shown: ReactNode
  Picker: ComponentType<{
    label: string
    value: Value | undefined
    isOptional?: boolean
    onPick: (next: Value | undefined) => void
    onClose: () => void
  }>
}

function PickedField<Value>({ shown, Picker, ...props }: PickedFieldProps<Value>) {
  return (
    <ChosenField
      {...props}
      shown={shown || undefined}
      picker={(onClose, onPick) => (
        <Suspense>
          <Picker
            label={props.schema.title ?? ''}
            value={props.value}
            isOptional={props.isOptional}
            onPick={onPick}
            onClose={onClose}
          />
        </Suspense>
      )}
    />
  )
}

export function PictureField(props: FieldProps) {
  const t = useText()
  const value = isRecord(props.value) ? (props.value as PictureValue) : undefined
  const shown = value?.upload ? (
    <>
      <img className="content-picture" src={value.upload} alt="" />
      <span>{value.alt ?? t('desk.form.isDecoration')}</span>
    </>
  ) : (
    value?.drawing && <DrawingShown name={value.drawing} />
  )
  return <PickedField {...props} value={value} shown={shown} Picker={PicturePicker} />
}

export function DrawingField(props: FieldProps) {
  const value = typeof props.value === 'string' && props.value ? props.value : undefined
  return (
    <PickedField
      {...props}
      value={value}
      shown={value && <DrawingShown name={value} />}
      Picker={DrawingPicker}
    />
  )
}
