import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { Refusal, sentenceOf } from '../session/desk-call.ts'
import { asks } from '../session/desk-data.ts'
import { refreshContent } from './changes-count.ts'
import { isReady } from './one-change.tsx'
import { OnePublication, type Publication } from './one-publication.tsx'
import { PublishDialog } from './publish-dialog.tsx'

type Asking = { publication: Publication; overtaken?: string }

const shownNames = 4

/** What went out together lately; each can be taken back as one, and published again. */
export function PublicationList() {
  const t = useText()
  const id = useId()
  const all = useQueryClient()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/publications')))
  const { data: waiting } = useQuery(asks(addressOf('GET /api/content/changes')))
  const [asking, setAsking] = useState<Asking>()
  const [publishing, setPublishing] = useState<Publication>()
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
  // What was taken back waits among the changes, unless it has gone out since.
  const againOf = ({ takenBackAt, documents }: Publication) => {
    const ids = new Set(takenBackAt ? documents.map((one) => one.id) : [])
    return (waiting?.changes ?? []).filter((change) => ids.has(change.id) && isReady(change))
  }

  return (
    <section className="desk-section" aria-labelledby={id}>
      <h2 id={id}>{t('desk.changes.publications.heading')}</h2>
      <Trouble of={error} onRetry={refetch} />
      {!error && !data?.publications.length && (
        <p className="quiet changes-none">
          {t(`desk.changes.publications.${data ? 'none' : 'loading'}`)}
        </p>
      )}
      <ul className="desk-rows">
        {data?.publications.map((one) => {
          const again = againOf(one)
          return (
            <OnePublication
              key={one.id}
              publication={one}
              names={namesOf(one)}
              onTakeBack={() => setAsking({ publication: one })}
              onAgain={again.length > 0 ? () => setPublishing(one) : undefined}
            />
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
      {publishing && (
        <PublishDialog
          documents={againOf(publishing)}
          onDone={() => setPublishing(undefined)}
          onClose={() => setPublishing(undefined)}
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
