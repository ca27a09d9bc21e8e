import { useText } from '../../i18n.tsx'
import { useFilters } from '../filters/use-filters.ts'
import { useSearchField } from '../filters/use-search-field.ts'

const states = ['draft', 'changed', 'scheduled', 'published', 'hidden', 'closed', 'trashed']

/** What is looked for, in the address, so that Back and a second tab know it. */
export function SiteFilters() {
  const t = useText()
  const [search, change] = useFilters()
  const go = (name: string, value: string) => change(name, value, { replace: true })
  const words = search.get('q') ?? ''
  const field = useSearchField(words)
  return (
    <form className="site-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={field}
        className="field-control"
        type="search"
        maxLength={200}
        defaultValue={words}
        aria-label={t('desk.site.search')}
        placeholder={t('desk.site.search')}
        onChange={({ target }) => go('q', target.value)}
      />
      <label>
        {t('desk.site.state')}{' '}
        <select
          value={search.get('state') ?? ''}
          onChange={({ target }) => go('state', target.value)}
        >
          <option value="">{t('desk.site.everyState')}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(`desk.site.states.${state}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="desk-small" onClick={() => go('do', 'new')}>
        {t('desk.site.making.heading')}
      </button>
    </form>
  )
}
