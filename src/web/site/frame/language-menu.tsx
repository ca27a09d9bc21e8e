import { useText } from '../../i18n.tsx'
import { Flyout } from '../../ui/flyout/flyout.tsx'
import './language-menu.css'

export function LanguageMenu() {
  const t = useText()
  return (
    <Flyout id="language-menu" button={t('nav.language')} panelClass="language-panel">
      <ul>
        <li>
          <LanguageChoice closes="language-menu" />
        </li>
      </ul>
    </Flyout>
  )
}

/** English is the one language there is; choosing it closes the menu. */
export function LanguageChoice({ closes }: { closes: string }) {
  const t = useText()
  return (
    <button
      type="button"
      className="language-choice"
      lang="en"
      aria-current="true"
      popoverTarget={closes}
      popoverTargetAction="hide"
    >
      {t('nav.english')}
    </button>
  )
}
