import type { Finding } from '../../../features/gate/finding.ts'
import { useText } from '../../i18n.tsx'
import { placeOf } from './place-of.ts'
import './findings.css'

type FindingsProps = {
  findings: Finding[]
  /** Leads to the place of a finding, `/admin/edit?…`; without it there is nothing to press. */
  onJump?: ((place: string, finding: Finding) => void) | undefined
}

/** What the gate found: first what holds back, then what is only said, then what was there before. */
export function Findings({ findings, onJump }: FindingsProps) {
  const t = useText()
  const inOrder = findings.toSorted((one, other) => rank(one) - rank(other))
  if (inOrder.length === 0) return null
  return (
    <ul className="findings" aria-label={t('desk.gate.list')}>
      {inOrder.map((finding) => (
        <li key={finding.id} className={`finding finding-${shown(finding)}`}>
          <p className="finding-kind">
            <span className="finding-severity">
              {t(finding.isOld ? 'desk.gate.wasThere' : `desk.gate.${finding.severity}`)}
            </span>{' '}
            {t(`desk.gate.judged.${finding.judged}`)}
            {finding.page && (
              <>
                {' '}
                <code>{finding.page}</code>
              </>
            )}
          </p>
          <p className="finding-sentence">{finding.sentence}</p>
          {onJump && placeOf(finding) && (
            <button
              type="button"
              className="desk-link"
              aria-label={t('desk.gate.jumpLabel', { sentence: finding.sentence })}
              onClick={() => onJump(placeOf(finding)!, finding)}
            >
              {t('desk.gate.jump')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const shown = ({ severity, isOld }: Finding) => (isOld ? 'old' : severity)

const ranks = { error: 0, warning: 1, old: 2 }

const rank = (finding: Finding) => ranks[shown(finding)]
