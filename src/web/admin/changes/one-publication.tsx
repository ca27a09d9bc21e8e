import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import type { Answer } from '../session/api-routes.ts'

export type Publication = Answer<'GET /api/publications'>['publications'][number]

type OnePublicationProps = {
  publication: Publication
  names: string
  onTakeBack: () => void
  /** Where what was taken back still waits as a draft. */
  onAgain: (() => void) | undefined
}

export function OnePublication({ publication, names, onTakeBack, onAgain }: OnePublicationProps) {
  const t = useText()
  const { outAt, publishAt, failure, takenBackAt, overrideReason } = publication
  const word = failure ? 'failed' : outAt ? 'out' : 'waits'
  const when = said((failure ? publishAt : (outAt ?? publishAt)) ?? publication.madeAt)
  const who = (email: string | null | undefined) => email ?? t('desk.changes.house')
  const isThere = !takenBackAt && !failure && publication.documents.length > 0
  const press = isThere ? (outAt ? 'takeBack' : 'callOff') : onAgain && 'again'
  return (
    <li>
      <div className="publication">
        <p>{names}</p>
        <p className="fact quiet">
          {t(`desk.changes.publications.${word}`, {
            when,
            who: who(publication.who),
            failure: failure ?? '',
          })}
          {takenBackAt &&
            ` · ${t('desk.changes.publications.takenBack', {
              when: said(takenBackAt),
              who: who(publication.takenBackBy),
            })}`}
        </p>
        {overrideReason && (
          <p>{t('desk.changes.publications.reason', { reason: overrideReason })}</p>
        )}
      </div>
      {press && (
        <button
          type="button"
          className="desk-small"
          aria-label={t(`desk.changes.publications.${press}Label`, { names })}
          onClick={isThere ? onTakeBack : onAgain}
        >
          {t(`desk.changes.publications.${press}`)}
        </button>
      )}
    </li>
  )
}
