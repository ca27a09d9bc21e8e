import { useText } from '../../../i18n.tsx'
import { Flyout } from '../../../ui/flyout/flyout.tsx'
import './language-menu.css'

export function LanguageMenu() {
  const t = useText()
  return (
    <Flyout id="language-menu" button={t('nav.language')} panelClass="language-panel">
      <Languages />
    </Flyout>
  )
}

/** English is the one language there is: it is told, and nothing offers a choice. */
export function Languages() {
  const t = useText()
  return (
    <ul className="languages">
      <li lang="en" aria-current="true">
        {t('nav.english')} <span className="fact quiet">{t('nav.onlyLanguage')}</span>
      </li>
    </ul>
  )
}
