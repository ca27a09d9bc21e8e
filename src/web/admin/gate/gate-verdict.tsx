import type { Finding } from '../../../features/gate/finding.ts'
import { type Text, useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Findings } from './findings.tsx'
import { holdsBack } from '../../../features/gate/holds-back.ts'
import { leastReason, mostReason } from '../../../features/gate/override-reason.ts'
import type { Gate } from './use-gate.ts'

type GateVerdictProps = {
  gate: Gate
  onJump?: ((place: string, finding: Finding) => void) | undefined
}

/** What the gate says before something goes out, and where an owner says why it goes out all the same. */
export function GateVerdict({ gate, onJump }: GateVerdictProps) {
  const t = useText()
  const { state, findings, unseen } = gate
  return (
    <section className="gate" aria-label={t('desk.gate.list')} tabIndex={0}>
      <div role="status">
        {state === 'judging' && <Waiting label={t('desk.gate.judging')} />}
        {state === 'reading' && <Waiting label={t('desk.gate.reading')} />}
        {state === 'judged' && <p className="gate-count">{counted(t, gate)}</p>}
      </div>
      {state === 'failed' && (
        <Notice tone="error" text={t('desk.gate.failed')}>
          <button type="button" className="desk-link" onClick={gate.again}>
            {t('desk.gate.again')}
          </button>
        </Notice>
      )}
      {unseen > 0 && <p className="quiet">{t('desk.gate.unseen', { count: unseen })}</p>}
      <Findings findings={findings} onJump={onJump} />
      {state === 'judged' && findings.some(holdsBack) && <Override gate={gate} />}
    </section>
  )
}

function Override({ gate }: { gate: Gate }) {
  const t = useText()
  if (!gate.mayOverride) return <p>{t('desk.gate.askOwner')}</p>
  const isShort = gate.reason !== '' && gate.reason.trim().length < leastReason
  return (
    <details>
      <summary>{t('desk.gate.override')}</summary>
      <Field
        label={t('desk.gate.reason')}
        hint={t('desk.gate.reasonHint')}
        {...(isShort ? { error: t('desk.gate.reasonShort', { least: leastReason }) } : {})}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            rows={2}
            maxLength={mostReason}
            value={gate.reason}
            onChange={({ target }) => gate.setReason(target.value)}
          />
        )}
      </Field>
    </details>
  )
}

/** '1 error holds this back · 2 warnings'. */
function counted(t: Text, { findings, pages }: Gate): string {
  const old = findings.filter(({ isOld }) => isOld).length
  const errors = findings.filter(holdsBack).length
  const warnings = findings.length - old - errors
  const counts: [string, number][] = [
    ['errors', errors],
    ['warnings', warnings],
    ['old', old],
  ]
  const parts = counts.flatMap(([what, count]) => (count > 0 ? [many(t, what, count)] : []))
  return parts.length > 0
    ? parts.join(' · ')
    : t('desk.gate.fine', { pages: many(t, 'pages', pages) })
}

const many = (t: Text, what: string, count: number) =>
  t(`desk.gate.${what}.${count === 1 ? 'one' : 'many'}`, { count })
