import { useText } from '../../i18n.tsx'
import { Drawing, type DrawingFile } from '../../ui/drawing/drawing.tsx'
import '../error-pages/error-pages.css'

/** Why there is no preview behind a link. */
export function PreviewOver({ message, drawing }: { message: string; drawing: DrawingFile }) {
  const t = useText()
  return (
    <div className="error-page">
      <div className="frame ruled">
        <h1>{message}</h1>
        <div className="grid">
          <div className="error-text">
            <p className="lead">{t('previewOver')}</p>
          </div>
          <div className="error-picture">
            <Drawing of={drawing} eager />
          </div>
        </div>
      </div>
    </div>
  )
}
