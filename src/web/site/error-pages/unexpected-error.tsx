import '../../ui/base.css'
import { useText } from '../../i18n.tsx'
import '../../ui/button/button.css'
import './error-pages.css'

/** What stands when even the frame could not be drawn: plain links, no router. */
export function UnexpectedError() {
  const t = useText()
  return (
    <main className="error-page">
      <title>{t('unexpected.title')}</title>
      <div className="frame ruled">
        <h1>{t('unexpected.title')}</h1>
        <div className="grid">
          <div className="error-text">
            <p className="lead">{t('unexpected.text')}</p>
            <p>
              <a className="button" href="">
                {t('unexpected.reload')}
              </a>
            </p>
            <p>
              <a href="/">{t('unexpected.home')}</a>
            </p>
          </div>
        </div>
      </div>
    </main>
  )
}
