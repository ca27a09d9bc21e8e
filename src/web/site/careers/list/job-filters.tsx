import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import type { CareersView, Choice } from '../careers-view.ts'
import '../../../ui/button/button.css'
import '../../../ui/field/field.css'
import '../../work/case-filters.css'

/** A plain form that asks by the address; with React it does so without loading the page anew. */
export function JobFilters({
  careers: { asked, teams, places, jobs, all },
}: {
  careers: CareersView
}) {
  const t = useText()
  const navigate = useNavigate()
  const words = useRef<HTMLInputElement>(null)
  const sent = useRef<string>(undefined)

  // Who goes on typing while the answer to their own question is on its way is not interrupted by it.
  useEffect(() => {
    const isOwn = sent.current === asked.q && document.activeElement === words.current
    sent.current = undefined
    if (words.current && !isOwn) words.current.value = asked.q
  }, [asked.q])

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    sent.current = words.current?.value.trim()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (value) query.set(name, String(value))
    void navigate(`/careers?${query}`.replace(/\?$/, ''), { preventScrollReset: true })
  }

  const choose = (name: 'team' | 'place', choices: Choice[]) => (
    <label key={`${name} ${asked[name]}`}>
      <span className="fact quiet">{t(`careers.${name}`)}</span>
      <select className="field-control" name={name} defaultValue={asked[name]}>
        <option value="">{t('careers.every')}</option>
        {choices.map(({ value, count }) => (
          <option key={value} value={value}>
            {value} ({count})
          </option>
        ))}
      </select>
    </label>
  )

  return (
    <form
      className="case-filters"
      action="/careers#jobs"
      aria-label={t('careers.filters')}
      onSubmit={apply}
    >
      <label>
        <span className="fact quiet">{t('careers.search')}</span>
        <input
          ref={words}
          className="field-control"
          type="search"
          name="q"
          defaultValue={asked.q}
          maxLength={100}
        />
      </label>
      {choose('team', teams)}
      {choose('place', places)}
      <p>
        <button className="button button-outline button-small">
          {t('careers.filter')} <Arrow />
        </button>
        <span className="fact quiet job-count" role="status">
          {t('careers.count', { shown: jobs.length, all })}
        </span>
      </p>
    </form>
  )
}
