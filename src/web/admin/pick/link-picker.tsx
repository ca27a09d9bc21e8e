import { useText } from '../../i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type LinkPickerProps = {
  label: string
  /** A path of ours, an address elsewhere, mailto: or tel:. */
  value: string | undefined
  isOptional?: boolean
  /** Pages of ours alone, such as where a redirect leads. */
  isPath?: boolean
  onPick: (address: string | undefined) => void
  onClose: () => void
}

/** Where something leads: found by words, or typed; open while it is rendered. */
export function LinkPicker({ label, onClose }: LinkPickerProps) {
  const t = useText()
  return (
    <Dialog title={label} close={t('desk.close')} onClose={onClose}>
      {null}
    </Dialog>
  )
}
