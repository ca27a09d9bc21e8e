import { useText } from '../../../i18n.tsx'
import { type Scheme, type Width, widths } from '../use-edited-page.ts'

type ViewChoicesProps = {
  width: Width
  setWidth: (width: Width) => void
  scheme: Scheme
  setScheme: (scheme: Scheme) => void
}

/** How wide the page is seen, and in which colours. */
export function ViewChoices({ width, setWidth, scheme, setScheme }: ViewChoicesProps) {
  const t = useText()
  const isDark = scheme === 'dark'
  return (
    <div className="edit-view">
      <label>
        <span className="visually-hidden">{t('desk.edit.width')}</span>
        <select value={width} onChange={({ target }) => setWidth(target.value as Width)}>
          {widths.map((each) => (
            <option key={each} value={each}>
              {t(`desk.edit.widths.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="edit-step"
        aria-pressed={isDark}
        aria-label={t('desk.edit.schemes.dark')}
        title={t('desk.edit.schemes.dark')}
        onClick={() => setScheme(isDark ? 'light' : 'dark')}
      >
        <span aria-hidden="true">{isDark ? '☾' : '☼'}</span>
      </button>
    </div>
  )
}
