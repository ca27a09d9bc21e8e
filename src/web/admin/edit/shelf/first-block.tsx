import { useText } from '../../../i18n.tsx'
import { useEditing } from '../editing.ts'
import type { OpenDocument } from '../model/editor-model.ts'

/** Where a page has no blocks yet there is none to press for another. */
export function FirstBlock({ own }: { own: OpenDocument | undefined }) {
  const t = useText()
  const { openShelf } = useEditing()
  const blocks = own?.value.blocks
  if (!own?.mayChange || !Array.isArray(blocks) || blocks.length > 0) return null
  const { kind, id } = own
  return (
    <button
      type="button"
      className="edit-first-block"
      onClick={() => openShelf({ kind, id, path: 'blocks' }, 0)}
    >
      {t('desk.edit.firstBlock')}
    </button>
  )
}
