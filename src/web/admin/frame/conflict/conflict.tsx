import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Confirm } from '../confirm.tsx'
import { ConflictField, type Side } from './conflict-field.tsx'
import { said } from '../moment.ts'
import './conflict.css'

export type ChangedBy = { email: string | null; at: string } | undefined

type Texts<Name extends string> = Record<Name, string>

type ConflictProps<Name extends string> = {
  names: readonly Name[]
  label: (name: Name) => string
  theirs: Texts<Name>
  yours: Texts<Name>
  /** What both began with, where that is known. */
  base?: Texts<Name> | undefined
  /** How a text reads that is written for machines. */
  read?: (name: Name, text: string) => string
  changedBy: ChangedBy
  /** What else is different now. */
  note?: string | undefined
  /** Whether the choice is only gone on with, and saved by another step. */
  isUnsaved?: boolean
  /** Losing yours costs nothing but one click. */
  isQuick?: boolean
  isBusy: boolean
  onSave: (texts: Texts<Name>) => void
  onLeave: () => void
}

/** Two people changed one thing: who did, what differs, and which of the two stays, field by field. */
export function Conflict<Name extends string>(props: ConflictProps<Name>) {
  const t = useText()
  const { names, label, theirs, yours, base, read, changedBy, note, isUnsaved } = props
  const differing = names.filter((name) => theirs[name] !== yours[name])
  const [taken, setTaken] = useState<Partial<Record<Name, Side>>>({})
  const [isAsking, setIsAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])

  /** A field you have not touched takes theirs. */
  const sideOf = (name: Name): Side =>
    taken[name] ?? (base && yours[name] === base[name] ? 'theirs' : 'yours')
  const mixed = Object.fromEntries(
    names.map((name) => [name, sideOf(name) === 'theirs' ? theirs[name] : yours[name]]),
  ) as Texts<Name>
  const sides = new Set(differing.map(sideOf))
  const losesWords = !props.isQuick && differing.some((name) => !base || yours[name] !== base[name])
  const doing = isUnsaved ? 'goOn' : 'save'
  const words = (what: string) => t(`desk.conflict.${what}`)
  const who = changedBy?.email ?? words('somebody')
  return (
    <div ref={top} className="conflict" tabIndex={-1}>
      <Notice tone="error" text={words('heading')} />
      <p>
        {changedBy
          ? t('desk.conflict.changed', { who, when: said(changedBy.at) })
          : words('changedBefore')}
      </p>
      {note && <p>{note}</p>}
      {differing.length === 0 && <p>{words('noTexts')}</p>}
      {differing.map((name) => (
        <ConflictField
          key={name}
          name={name}
          label={label(name)}
          changed={base && changedIn(base[name], theirs[name], yours[name])}
          theirs={read ? read(name, theirs[name]) : theirs[name]}
          yours={read ? read(name, yours[name]) : yours[name]}
          side={sideOf(name)}
          onTake={(side) => setTaken({ ...taken, [name]: side })}
        />
      ))}
      <div className="desk-actions">
        {sides.has('yours') && (
          <Button busy={props.isBusy} onClick={() => props.onSave(mixed)}>
            {words(sides.size > 1 ? `${doing}Merged` : `${doing}Yours`)}
          </Button>
        )}
        <button
          type="button"
          className="desk-small"
          onClick={() => (losesWords ? setIsAsking(true) : props.onLeave())}
        >
          {words('leave')}
        </button>
      </div>
      {isAsking && (
        <Confirm
          question={words('confirmLeave')}
          yes={words('drop')}
          onYes={async () => props.onLeave()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

function changedIn(base: string, theirs: string, yours: string) {
  if (theirs === base) return 'byYou'
  return yours === base ? 'byThem' : 'byBoth'
}
