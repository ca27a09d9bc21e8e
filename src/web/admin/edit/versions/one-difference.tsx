import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import { useText } from '../../../i18n.tsx'
import { valueAt } from '../../content-form/content-schema.ts'
import { useContentSchema } from '../../content-form/use-content-schema.ts'
import { nameOf } from '../fields/field-schema.ts'
import { inWords } from '../fields/in-words.ts'
import type { Difference } from './changed-places.ts'

type OneDifferenceProps = {
  difference: Difference
  /** In the words of the server, if it stands at one place in both. */
  told: { before: string; after: string } | undefined
  kind: KindName
  /** The document in the version, and at present. */
  was: unknown
  is: unknown
  onBring: (() => void) | undefined
}

/** A field, or an item of a list, as it was and as it is. */
export function OneDifference({ difference, told, kind, was, is, onBring }: OneDifferenceProps) {
  const t = useText()
  const { schema } = useContentSchema(kind)
  const { was: old, is: now, isMoved } = difference
  const said = (value: unknown, path: string | undefined) => {
    if (path === undefined) return ''
    if (isMoved) return t('desk.versions.place', { place: Number(path.split('.').at(-1)) + 1 })
    return inWords(valueAt(value, path))
  }
  const { before, after } = told ?? { before: said(was, old), after: said(is, now) }
  return (
    <li>
      <b>{now === undefined ? nameOf(schema, was, old!) : nameOf(schema, is, now)}</b>
      {isMoved && <p>{inWords(valueAt(is, now!))}</p>}
      <p>
        <span className="fact quiet">{t('desk.versions.was')}</span>{' '}
        {before || t('desk.versions.empty')}
      </p>
      <p>
        <span className="fact quiet">{t('desk.versions.is')}</span>{' '}
        {after || t('desk.versions.empty')}
      </p>
      {onBring && (
        <button type="button" className="desk-small" onClick={onBring}>
          {t('desk.versions.bringField')}
        </button>
      )}
    </li>
  )
}
