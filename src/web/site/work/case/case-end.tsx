import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import { SheetNext } from '../../sheet/sheet-next.tsx'
import type { CaseView } from '../work-view.ts'
import './case-end.css'

export function CaseEnd({ study: { technologies, services, next, copy } }: { study: CaseView }) {
  return (
    <>
      {technologies.length + services.length > 0 && (
        <section className="section">
          <div className="frame ruled case-lists">
            {technologies.length > 0 && (
              <div>
                <h2 className="subhead">{copy.technologies}</h2>
                <ul className="sheet-rows">
                  {technologies.map((technology) => (
                    <li key={technology}>{technology}</li>
                  ))}
                </ul>
              </div>
            )}
            {services.length > 0 && (
              <div>
                <h2 className="subhead">{copy.services}</h2>
                <ul className="sheet-rows">
                  {services.map(({ path, title }) => (
                    <li key={path}>
                      <SiteLink to={path}>
                        {title} <Arrow />
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </section>
      )}
      {next && <SheetNext label={copy.next} next={next} />}
    </>
  )
}
