import type { KindName } from '../../../features/documents/kinds/all-kinds.ts'
import { useText } from '../../i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type ReferencePickerProps = {
  label: string
  kind: KindName
  value: string | undefined
  /** Ids that are chosen already, elsewhere in the same list. */
  taken?: string[]
  isOptional?: boolean
  onPick: (id: string | undefined) => void
  onClose: () => void
}

/** A document of a kind, or a new draft of it; open while it is rendered. */
export function ReferencePicker({ label, onClose }: ReferencePickerProps) {
  const t = useText()
  return (
    <Dialog title={label} close={t('desk.close')} onClose={onClose}>
      {null}
    </Dialog>
  )
}
