import { useText } from '../../i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { PictureValue } from './picture-value.ts'

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

/** A drawing or an upload, with its words and its point of interest; open while it is rendered. */
export function PicturePicker({ label, onClose }: PicturePickerProps) {
  const t = useText()
  return (
    <Dialog title={label} close={t('desk.close')} onClose={onClose}>
      {null}
    </Dialog>
  )
}
