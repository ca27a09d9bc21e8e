import { useText } from '../../i18n.tsx'
import type { Demo } from './demo-view.ts'

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })

export function ContractPanel({ demo: { contract, headquarters } }: { demo: Demo }) {
  const t = useText()
  const { years, miles, price, monthlyPayment } = contract
  const { name, address, office, roadside } = headquarters
  const distance = miles.toLocaleString('en-US')
  return (
    <aside className="demo-side" aria-label={t('desk.demo.summary')}>
      <section>
        <h2>{t('desk.demo.contract')}</h2>
        <dl>
          <dt>{t('desk.demo.price')}</dt>
          <dd>{dollars(price)}</dd>
          <dt>{t('desk.demo.monthly')}</dt>
          <dd>{dollars(monthlyPayment)}</dd>
          <dt>{t('desk.demo.coverage')}</dt>
          <dd>{t('desk.demo.span', { years, miles: distance })}</dd>
        </dl>
      </section>
      <section>
        <h2>{t('desk.demo.headquarters')}</h2>
        <address>
          {[name, ...address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {[office, roadside].map(({ label, phone, hours }) => (
          <p key={label}>
            <b>{label}</b>
            <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</a>
            <span className="fact quiet">{hours}</span>
          </p>
        ))}
      </section>
    </aside>
  )
}
