import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import { FigureValue } from '../figure-value.tsx'
import type { ServiceView } from '../service-view.ts'
import './service-proof.css'

export function ServiceProof({ proof }: { proof: NonNullable<ServiceView['proof']> }) {
  const t = useText()
  const { study } = proof
  return (
    <section className="section service-proof-band">
      <div className="frame ruled">
        <div className="grid service-proof">
          {study?.drawing && (
            <div className="proof-picture">
              <Drawing of={study.drawing} pictures={study.path} />
            </div>
          )}
          <div className="proof-head">
            {study && <p className="fact">{t('service.case', { client: study.client })}</p>}
            <h2 className="head">{proof.heading}</h2>
          </div>
          {proof.figures.length > 0 && (
            <dl className="proof-figures">
              {proof.figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <FigureValue value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <div className="proof-say">
            {proof.text && <p>{proof.text}</p>}
            {study && (
              <SiteLink className="button button-outline" to={study.path}>
                {t('service.readCase')} <Arrow />
              </SiteLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
