import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { said } from './moment.ts'
import './conflict.css'

export type ChangedBy = { email: string | null; at: string } | undefined

type ConflictProps<Name extends string> = {
  names: Name[]
  label: (name: Name) => string
  theirs: Record<Name, string>
  yours: Record<Name, string>
  changedBy: ChangedBy
  isBusy: boolean
  onSave: (texts: Record<Name, string>) => void
  onLeave: () => void
}

/** Two people changed one thing: who did, what differs, and which of the two stays, field by field. */
export function Conflict<Name extends string>(props: ConflictProps<Name>) {
  const t = useText()
  const { names, label, theirs, yours, changedBy, isBusy, onSave, onLeave } = props
  const differing = names.filter((name) => theirs[name] !== yours[name])
  const [taken, setTaken] = useState<Partial<Record<Name, 'theirs' | 'yours'>>>({})
  const mixed = Object.fromEntries(
    names.map((name) => [name, taken[name] === 'theirs' ? theirs[name] : yours[name]]),
  ) as Record<Name, string>
  const who = changedBy?.email ?? t('desk.conflict.somebody')
  const when = changedBy ? said(changedBy.at) : ''
  return (
    <div className="conflict">
      <Notice tone="error" text={t('desk.conflict.heading')} />
      <p>{t('desk.conflict.changed', { who, when })}</p>
      {differing.map((name) => (
        <fieldset key={name} className="conflict-field">
          <legend>{label(name)}</legend>
          {(['theirs', 'yours'] as const).map((side) => (
            <label key={side} className="conflict-side">
              <span>
                <input
                  type="radio"
                  name={`conflict-${name}`}
                  checked={(taken[name] ?? 'yours') === side}
                  onChange={() => setTaken({ ...taken, [name]: side })}
                />
                {t(`desk.conflict.${side}`)}
              </span>
              <span className="conflict-text">
                {side === 'theirs' ? theirs[name] : yours[name]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="desk-actions">
        <Button busy={isBusy} onClick={() => onSave(mixed)}>
          {Object.values(taken).includes('theirs')
            ? t('desk.conflict.saveMerged')
            : t('desk.conflict.takeOver')}
        </Button>
        <button type="button" className="desk-small" onClick={onLeave}>
          {t('desk.conflict.leave')}
        </button>
      </div>
    </div>
  )
}
