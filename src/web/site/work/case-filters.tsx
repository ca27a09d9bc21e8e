import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import type { WorkView } from './work-view.ts'
import '../../ui/button/button.css'
import '../../ui/field/field.css'
import './case-filters.css'

/** A plain form that asks by the address; with React it does so without loading the page anew. */
export function CaseFilters({ work: { copy, filters, cards, all } }: { work: WorkView }) {
  const t = useText()
  const navigate = useNavigate()

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (value) query.set(name, String(value))
    navigate(`/work?${query}`.replace(/\?$/, ''), { preventScrollReset: true })
  }

  return (
    <form className="case-filters" action="/work" aria-label={copy.filter.heading} onSubmit={apply}>
      <p>
        <b className="subhead">{copy.filter.heading}</b>
        <span className="fact quiet" role="status">
          {t('work.count', { shown: cards.length, all })}
        </span>
      </p>
      {filters.map(({ name, label, chosen, options }) => (
        <label key={`${name} ${chosen}`}>
          <span className="fact quiet">{label}</span>
          <select className="field-control" name={name} defaultValue={chosen}>
            <option value="">{copy.filter.every}</option>
            {options.map(({ value, label: option, count }) => (
              <option key={value} value={value}>
                {option} ({count})
              </option>
            ))}
            {chosen === 'other' && <option value="other">{t('work.other')} (0)</option>}
          </select>
        </label>
      ))}
      <p>
        <button className="button button-outline button-small">
          {copy.filter.apply} <Arrow />
        </button>
      </p>
    </form>
  )
}
