import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SiteLink } from '../frame/site-link.tsx'

/** What stands where a job stood. */
export function JobOver() {
  const t = useText()
  return (
    <div className="frame ruled job-over">
      <h1 className="head">{t('careers.over')}</h1>
      <EmptyState text={t('careers.overText')}>
        <SiteLink className="button" to="/careers#jobs">
          {t('careers.all')} <Arrow />
        </SiteLink>
      </EmptyState>
    </div>
  )
}
