import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing, type DrawingFile } from '../../ui/drawing/drawing.tsx'
import '../../ui/button/button.css'
import './error-pages.css'

type Told = { drawing: DrawingFile; words: 'broken' | 'away' | 'busy' }

export function ErrorPage({ drawing, words }: Told) {
  const t = useText()
  return (
    <div className="error-page">
      <div className="frame ruled">
        <h1>{t(`${words}.heading`)}</h1>
        <div className="grid">
          <div className="error-text">
            <p className="lead">{t(`${words}.text`)}</p>
            <p>
              <a className="button" href="">
                {t('broken.reload')} <Arrow />
              </a>
            </p>
          </div>
          <div className="error-picture">
            <Drawing of={drawing} eager />
          </div>
        </div>
      </div>
    </div>
  )
}
