import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { sentenceOf } from '../session/desk-call.ts'
import { saveAnswer } from './download-file.ts'
import { type InboxKind, statesIn } from './inbox-item.ts'

type InboxFiltersProps = { kind: InboxKind; sift: URLSearchParams }

export function InboxFilters({ kind, sift }: InboxFiltersProps) {
  const t = useText()
  const [, setSearch] = useSearchParams()
  const words = sift.get('q') ?? ''
  const state = sift.get('state') ?? ''

  const go = (to: { q?: string; state?: string }) => {
    const next = { q: words, state, ...to }
    setSearch({ ...(next.q && { q: next.q }), ...(next.state && { state: next.state }) })
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go({ q: String(new FormData(event.currentTarget).get('q')).trim() })
  }
  const exportAll = () =>
    saveAnswer(`/api/${kind}/export.csv?${sift}`, `${kind}.csv`).catch(
      (error: unknown) => void toast.error(sentenceOf(error)),
    )

  return (
    <form className="inbox-filters" role="search" onSubmit={find}>
      <input
        key={words}
        className="field-control"
        type="search"
        name="q"
        defaultValue={words}
        aria-label={t('desk.inbox.search')}
        placeholder={t('desk.inbox.search')}
      />
      <select
        className="inbox-state"
        aria-label={t('desk.inbox.state')}
        value={state}
        onChange={(event) => go({ state: event.target.value })}
      >
        <option value="">{t('desk.inbox.anyState')}</option>
        {[...statesIn(kind), 'withdrawn'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <button className="desk-small">{t('desk.inbox.find')}</button>
      <button type="button" className="desk-small" onClick={exportAll}>
        {t('desk.inbox.export')}
      </button>
    </form>
  )
}
