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
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
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
  // What has a moment of its own goes out before it only if somebody says so.
  const isChosen = (change: (typeof changes)[number]) =>
    isReady(change) && (choices.get(change.id) ?? change.state !== 'scheduled')
  const chosen = changes.filter(isChosen)
  const choose = (ids: string[], isNow: boolean) =>
    setChoices((before) => new Map([...before, ...ids.map((id) => [id, isNow] as const)]))
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
          // Not `disabled`: the dialog gives the focus back to it when nothing is left to choose.
          {...(chosen.length === 0 && { 'aria-disabled': true })}
          onClick={() => chosen.length > 0 && setAsked(new Set(chosen.map(({ id }) => id)))}
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
            isChosen={isChosen(change)}
            onChoose={(isNow) => choose([change.id], isNow)}
          />
        ))}
      </ul>
      {asked && (
        <PublishDialog
          documents={ready.filter(({ id }) => asked.has(id))}
          onDone={() => {
            // What now has a moment is no longer chosen, or the next press would send it out before it.
            setChoices((before) => new Map([...before].filter(([id]) => !asked.has(id))))
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
