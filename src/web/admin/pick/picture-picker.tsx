import { useRef, useState } from 'react'
import type { PictureValue } from './picture-value.ts'
import { PictureDetails } from './picture-details.tsx'
import { PictureShelves } from './picture-shelves.tsx'

type PicturePickerProps = {
  /** What the field is called. */
  label: string
  value: PictureValue | undefined
  /** Whether the field may be without a picture. */
  isOptional?: boolean
  /** `undefined` takes the picture away. */
  onPick: (value: PictureValue | undefined) => void
  onClose: () => void
}

type Upload = PictureValue & { upload: string }

const isUpload = (value: PictureValue | undefined): value is Upload => Boolean(value?.upload)

/** A drawing or an upload, with its words and its point of interest; open while it is rendered. */
export function PicturePicker(props: PicturePickerProps) {
  const { label, value, isOptional = false, onPick, onClose } = props
  const [upload, setUpload] = useState(isUpload(value) ? value : undefined)
  // One dialog closes when the other is to be opened: then the picker isn't over.
  const goesOn = useRef(false)
  const step = (next: Upload | undefined) => {
    goesOn.current = true
    setUpload(next)
  }
  const close = () => {
    if (goesOn.current) goesOn.current = false
    else onClose()
  }
  return upload ? (
    <PictureDetails
      key={upload.upload}
      label={label}
      value={upload}
      isOptional={isOptional}
      onUse={onPick}
      onUpload={setUpload}
      onAnother={() => {
        goesOn.current = false
        setUpload(undefined)
      }}
      onClose={onClose}
    />
  ) : (
    <PictureShelves
      label={label}
      value={value}
      isOptional={isOptional}
      onUpload={step}
      onPick={onPick}
      onClose={close}
    />
  )
}
