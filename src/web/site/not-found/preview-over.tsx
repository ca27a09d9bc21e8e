import { useText } from '../../i18n.tsx'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'
import { ErrorSheet } from '../error-pages/error-sheet.tsx'

/** Why there is no preview behind a link. */
export function PreviewOver({ message, drawing }: { message: string; drawing: DrawingFile }) {
  const t = useText()
  return (
    <ErrorSheet heading={message} drawing={drawing}>
      <p className="lead">{t('previewOver')}</p>
    </ErrorSheet>
  )
}
