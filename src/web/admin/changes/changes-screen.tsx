import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { isReady, OneChange } from './one-change.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import './changes.css'

/** Every draft that visitors don't see, chosen and published as one. */
export function ChangesScreen() {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/content/changes')))
  const { data: tree } = useQuery(asks(addressOf('GET /api/content/tree')))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** What the dialog asks about: what others bring meanwhile is none of it. */
  const [asked, setAsked] = useState<ReadonlySet<string>>()
  if (!data)
    return error ? (
      <Trouble of={error} onRetry={refetch} />
    ) : (
      <Waiting label={t('desk.changes.loading')} />
    )
  const { changes } = data
  const ready = changes.filter(isReady)
  const chosen = ready.filter(({ id }) => !left.has(id))
  const choose = (ids: string[], isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      for (const id of ids)
        if (isChosen) next.delete(id)
        else next.add(id)
      return next
    })
  if (changes.length === 0)
    return (
      <EmptyState text={t('desk.changes.none')}>
        <p>
          {t('desk.changes.noneHint')} <Link to="/admin/site">{t('desk.changes.toSite')}</Link>
        </p>
      </EmptyState>
    )
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <div className="changes-bar">
        <label className="changes-all">
          <input
            type="checkbox"
            checked={chosen.length === ready.length && ready.length > 0}
            disabled={ready.length === 0}
            onChange={({ target }) =>
              choose(
                ready.map(({ id }) => id),
                target.checked,
              )
            }
          />{' '}
          {t('desk.changes.all')}
        </label>
        <span className="fact quiet" role="status">
          {t('desk.changes.chosen', { count: chosen.length, all: changes.length })}
        </span>
        <Button
          small
          disabled={chosen.length === 0}
          onClick={() => setAsked(new Set(chosen.map(({ id }) => id)))}
        >
          {t('desk.changes.publish')}
        </Button>
      </div>
      <ul className="changes-list">
        {changes.map((change) => (
          <OneChange
            key={change.id}
            change={change}
            place={tree?.documents.find(({ id }) => id === change.id)}
            isChosen={isReady(change) && !left.has(change.id)}
            onChoose={(isChosen) => choose([change.id], isChosen)}
          />
        ))}
      </ul>
      {asked && (
        <PublishDialog
          documents={ready.filter(({ id }) => asked.has(id))}
          onDone={() => setAsked(undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
