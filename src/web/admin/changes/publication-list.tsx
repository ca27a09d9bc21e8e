import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import type { Answer } from '../session/api-routes.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { Refusal, sentenceOf } from '../session/desk-call.ts'
import { asks } from '../session/desk-data.ts'
import { refreshContent } from './changes-count.ts'

type Publication = Answer<'GET /api/publications'>['publications'][number]
type Asking = { publication: Publication; overtaken?: string }

const shownNames = 4

/** What went out together lately; each can be taken back as one. */
export function PublicationList() {
  const t = useText()
  const id = useId()
  const all = useQueryClient()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/publications')))
  const [asking, setAsking] = useState<Asking>()
  const takeBack = useMutation({
    mutationFn: ({ publication, overtaken }: Asking) =>
      callRoute('POST /api/publications/{id}/take-back', {
        params: { id: publication.id },
        body: { isConfirmed: overtaken !== undefined },
      }),
    onSuccess: () => void toast.success(t('desk.changes.publications.done')),
    onError: (refused, { publication }) => {
      if (!(refused instanceof Refusal) || refused.code !== 'publication-overtaken')
        return void toast.error(sentenceOf(refused))
      const { overtaken } = refused.answer as { overtaken: { name: string }[] }
      setAsking({ publication, overtaken: overtaken.map(({ name }) => name).join(', ') })
    },
    onSettled: () => refreshContent(all),
  })
  const namesOf = ({ documents }: Publication) => {
    const names = documents.slice(0, shownNames).map(({ name }) => name)
    const more = documents.length - names.length
    if (more > 0) names.push(t('desk.changes.publications.more', { count: more }))
    return names.join(', ')
  }
  const who = (email: string | null | undefined) => email ?? t('desk.changes.house')

  return (
    <section className="desk-section" aria-labelledby={id}>
      <h2 id={id}>{t('desk.changes.publications.heading')}</h2>
      <Trouble of={error} onRetry={refetch} />
      {data?.publications.length === 0 && (
        <p className="quiet changes-none">{t('desk.changes.publications.none')}</p>
      )}
      <ul className="desk-rows">
        {data?.publications.map((one) => {
          const { outAt, publishAt, failure, takenBackAt, overrideReason } = one
          const word = failure ? 'failed' : outAt ? 'out' : 'waits'
          const when = said((failure ? publishAt : (outAt ?? publishAt)) ?? one.madeAt)
          return (
            <li key={one.id}>
              <div className="publication">
                <p>{namesOf(one)}</p>
                <p className="fact quiet">
                  {t(`desk.changes.publications.${word}`, {
                    when,
                    who: who(one.who),
                    failure: failure ?? '',
                  })}
                  {takenBackAt &&
                    ` · ${t('desk.changes.publications.takenBack', {
                      when: said(takenBackAt),
                      who: who(one.takenBackBy),
                    })}`}
                </p>
                {overrideReason && (
                  <p>{t('desk.changes.publications.reason', { reason: overrideReason })}</p>
                )}
              </div>
              {!takenBackAt && !failure && one.documents.length > 0 && (
                <button
                  type="button"
                  className="desk-small"
                  aria-label={t(
                    `desk.changes.publications.${outAt ? 'takeBackLabel' : 'callOffLabel'}`,
                    { names: namesOf(one) },
                  )}
                  onClick={() => setAsking({ publication: one })}
                >
                  {t(`desk.changes.publications.${outAt ? 'takeBack' : 'callOff'}`)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {asking && (
        <Confirm
          key={asking.overtaken ?? ''}
          question={questionOf(asking)}
          yes={t(`desk.changes.publications.${asking.publication.outAt ? 'takeBack' : 'callOff'}`)}
          onYes={() => takeBack.mutateAsync(asking)}
          onNo={() => setAsking((now) => (now === asking ? undefined : now))}
        />
      )}
    </section>
  )

  function questionOf({ publication, overtaken }: Asking) {
    if (overtaken) return t('desk.changes.publications.overtaken', { names: overtaken })
    const word = publication.outAt ? 'question' : 'questionOff'
    return t(`desk.changes.publications.${word}`, { names: namesOf(publication) })
  }
}
