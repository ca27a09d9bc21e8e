import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { Difference } from '../history/difference.tsx'
import type { Answer } from '../session/api-routes.ts'
import { editorAddress, type Placed } from '../site/editor-address.ts'

type WaitingChange = Answer<'GET /api/content/changes'>['changes'][number]

export const isReady = ({ mayPublish, missing }: WaitingChange) =>
  mayPublish && Object.keys(missing).length === 0

const shownLacks = 4

type OneChangeProps = {
  change: WaitingChange
  /** Where it stands on the site, once that is known. */
  place: Placed | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** What one draft would change for visitors, in words, and what keeps it from them. */
export function OneChange({ change, place = change, isChosen, onChoose }: OneChangeProps) {
  const t = useText()
  const id = useId()
  const { name, kind, state, publishAt, changedAt, changedBy, fields, missing, needs } = change
  const lacks = Object.entries(missing)
  const below = needs.some(({ isAbove }) => isAbove)
  const names = needs.map((one) => one.name).join(', ')
  return (
    <li className="change" data-chosen={isChosen || undefined}>
      <div className="change-head">
        <input
          type="checkbox"
          id={`${id}choice`}
          checked={isChosen}
          disabled={!isReady(change)}
          aria-label={t('desk.changes.choose', { name })}
          aria-describedby={id}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <label className="change-what" htmlFor={`${id}choice`}>
          <strong>{name}</strong> <span className="fact quiet">{t(`desk.site.kinds.${kind}`)}</span>
          <span className="change-state fact quiet" id={id}>
            {[
              t(`desk.changes.states.${state}`),
              publishAt && t('desk.changes.goesOut', { when: said(publishAt) }),
              t('desk.changes.by', {
                who: changedBy ?? t('desk.changes.house'),
                when: said(changedAt),
              }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </label>
        <Link
          className="desk-small"
          to={editorAddress(place)}
          aria-label={t('desk.changes.editLabel', { name })}
        >
          {t('desk.changes.edit')}
        </Link>
      </div>
      {!change.mayPublish && <p className="change-note">{t('desk.changes.ownersOnly')}</p>}
      {lacks.length > 0 && (
        <div className="change-note">
          <p>{t('desk.changes.missing')}</p>
          <ul>
            {lacks.slice(0, shownLacks).map(([path, sentence]) => (
              <li key={path}>
                <Link className="desk-link" to={editorAddress(place, path)}>
                  {sentence}
                </Link>
              </li>
            ))}
          </ul>
          {lacks.length > shownLacks && (
            <p>{t('desk.changes.missingMore', { count: lacks.length - shownLacks })}</p>
          )}
        </div>
      )}
      {needs.length > 0 && (
        <p className="change-note">
          {t(`desk.changes.${below ? 'needsAbove' : 'needs'}`, { names })}
        </p>
      )}
      {fields.length > 0 && (
        <details className="change-fields">
          <summary>
            {fields.length === 1
              ? t('desk.changes.fieldsOne')
              : t('desk.changes.fields', { count: fields.length })}
          </summary>
          {fields.map((one) => (
            <Difference key={one.path} change={one} />
          ))}
        </details>
      )}
    </li>
  )
}
