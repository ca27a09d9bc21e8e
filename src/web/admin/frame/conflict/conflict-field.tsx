import { type ComponentType, lazy, Suspense } from 'react'
import type { FieldChange } from '../../../../features/history/list-history.ts'
import { useText } from '../../../i18n.tsx'

export type Side = 'theirs' | 'yours'

type ConflictFieldProps = {
  name: string
  label: string
  changed: 'byYou' | 'byThem' | 'byBoth' | undefined
  theirs: string
  yours: string
  side: Side
  onTake: (side: Side) => void
}

const long = 120

/** Comes when two long texts differ; without it one still reads both. */
const Difference = lazy(async () => {
  const arrived = await import('../../history/difference.tsx').catch(() => undefined)
  return { default: arrived?.Difference ?? NoDifference }
})

const NoDifference: ComponentType<{ change: FieldChange }> = () => null

/** One field that two people made different, and which of the two is to stay. */
export function ConflictField(props: ConflictFieldProps) {
  const t = useText()
  const { name, label, changed, theirs, yours, side, onTake } = props
  const texts = { theirs, yours }
  const isLong = Math.max(theirs.length, yours.length) > long
  return (
    <fieldset className="conflict-field">
      <legend>
        {label}
        {changed && <span className="fact quiet"> {t(`desk.conflict.${changed}`)}</span>}
      </legend>
      {(['theirs', 'yours'] as const).map((each) => (
        <label key={each} className="conflict-side">
          <span>
            <input
              type="radio"
              name={`conflict-${name}`}
              checked={side === each}
              onChange={() => onTake(each)}
            />
            {t(`desk.conflict.${each}`)}
          </span>
          <span className="conflict-text">{texts[each] || t('desk.conflict.empty')}</span>
        </label>
      ))}
      {isLong && (
        <details className="conflict-words">
          <summary>{t('desk.conflict.words')}</summary>
          <p className="fact quiet">
            {theirs === yours ? t('desk.conflict.sameWords') : t('desk.conflict.legend')}
          </p>
          {theirs !== yours && (
            <Suspense fallback={null}>
              <Difference change={{ field: label, before: theirs, after: yours }} />
            </Suspense>
          )}
        </details>
      )}
    </fieldset>
  )
}
