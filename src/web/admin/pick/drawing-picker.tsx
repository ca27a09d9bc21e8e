import { useText } from '../../i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type DrawingPickerProps = {
  label: string
  value: string | undefined
  isOptional?: boolean
  onPick: (name: string | undefined) => void
  onClose: () => void
}

/** The drawings of the pack; open while it is rendered. */
export function DrawingPicker({ label, onClose }: DrawingPickerProps) {
  const t = useText()
  return (
    <Dialog title={label} close={t('desk.close')} onClose={onClose}>
      {null}
    </Dialog>
  )
}
