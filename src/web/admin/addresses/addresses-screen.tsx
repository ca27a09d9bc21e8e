import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { MissedList } from './missed-list.tsx'
import { type Begun, RedirectForm } from './redirect-form.tsx'
import { RedirectList } from './redirect-list.tsx'
import './addresses.css'

const blank: Begun = { from: '', to: '' }

/** Redirects, and the addresses that could become one. */
export function AddressesScreen() {
  const t = useText()
  const [form, setForm] = useState({ begun: blank, round: 0, isAsked: false })
  const redirects = useQuery(asks(addressOf('GET /api/redirects')))
  const missed = useQuery(asks(addressOf('GET /api/missed')))

  const begin = (begun: Begun, isAsked = true) =>
    setForm(({ round }) => ({ begun, round: round + 1, isAsked }))
  const settle = () => {
    void redirects.refetch()
    void missed.refetch()
  }
  // Together: what stands below a list would be pushed down when that comes.
  if (redirects.isPending || missed.isPending) return <Waiting label={t('desk.loading')} />
  return (
    <>
      <section className="desk-section" aria-labelledby="redirects">
        <h2 id="redirects">{t('desk.addresses.redirects')}</h2>
        <RedirectList
          redirects={redirects.data?.redirects}
          error={redirects.error}
          onRetry={redirects.refetch}
          onEdit={begin}
          onChanged={settle}
        />
        <RedirectForm
          key={form.round}
          begun={form.begun}
          isAsked={form.isAsked}
          onDone={() => {
            begin(blank, false)
            settle()
          }}
          onCancel={() => begin(blank)}
        />
      </section>
      <section className="desk-section" aria-labelledby="missed">
        <h2 id="missed">{t('desk.addresses.missed')}</h2>
        <MissedList
          addresses={missed.data?.addresses}
          error={missed.error}
          onRetry={missed.refetch}
          onElsewhere={(from) => begin({ from, to: '' })}
          onChanged={settle}
        />
      </section>
    </>
  )
}
