import type { Counter } from '../../../../content/counters.ts'
import { useText } from '../../../i18n.tsx'
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx'
import { CountUp } from './count-up.tsx'
import './counters.css'

export function Counters({ counters }: { counters: Counter[] }) {
  const t = useText()
  return (
    <section className="section counters" aria-label={t('home.counters.label')}>
      <div className="frame ruled">
        <dl>
          {counters.map((counter) => (
            <div key={counter.label} className="grid counter">
              <dt className="counter-label subhead">
                <UnbrokenWords text={t(counter.label)} />
              </dt>
              <dd className="counter-figure">
                <CountUp to={counter.value} shownAs={counter.shownAs} />
              </dd>
              <dd className="counter-note">{counter.note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
