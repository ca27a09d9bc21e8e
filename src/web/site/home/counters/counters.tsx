import type { HomeData } from '../home-data.ts'
import { useText } from '../../../i18n.tsx'
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx'
import { CountUp } from './count-up.tsx'
import './counters.css'

export function Counters({ counters }: { counters: HomeData['counters'] }) {
  const t = useText()
  return (
    <section className="section counters" aria-label={t('home.counters.label')}>
      <div className="frame ruled">
        <dl>
          {counters.map((counter) => (
            <div key={counter.label} className="grid counter">
              <dt className="counter-label subhead" dir="auto">
                <UnbrokenWords text={counter.label} />
              </dt>
              <dd className="counter-figure" data-long={counter.long}>
                <CountUp to={counter.value} shownAs={counter.shownAs} />
              </dd>
              {counter.note && <dd className="counter-note">{counter.note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
