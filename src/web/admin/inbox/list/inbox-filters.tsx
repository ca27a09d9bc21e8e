import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { addressOf } from '../../session/call-route.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import { useFilters } from '../../filters/use-filters.ts'
import { useSearchField } from '../../filters/use-search-field.ts'
import { useMe } from '../../session/session-state.tsx'
import { saveAnswer } from './download-file.ts'
import { InboxChoice } from './inbox-choice.tsx'
import { InboxJob } from '../item/inbox-job.tsx'
import { type InboxKind, siftIn, statesIn } from '../item/inbox-item.ts'
import type { Assignee } from '../../../../features/submissions/inbox/list-assignees.ts'

/** `team` may have those who work here no longer, and have left something to do. */
type InboxFiltersProps = { kind: InboxKind; sift: URLSearchParams; team: Assignee[] }

export function InboxFilters({ kind, sift, team }: InboxFiltersProps) {
  const t = useText()
  const { member } = useMe()
  const [, go] = useFilters(siftIn)
  const words = sift.get('q') ?? ''
  const isUnread = sift.get('unread') === 'yes'
  const field = useSearchField(words)

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go('q', String(new FormData(event.currentTarget).get('q')).trim())
  }
  const exportAll = () =>
    saveAnswer(
      addressOf(`GET /api/${kind}/export.csv`, { query: Object.fromEntries(sift) }),
      `${kind}.csv`,
    ).catch((error: unknown) => void toast.error(sentenceOf(error)))
  const all =
    kind === 'enquiries'
      ? [...statesIn(kind), 'withdrawn', 'any']
      : [...statesIn(kind), 'withdrawn']
  const states = all.map((state) => [state, t(`desk.inbox.states.${state}`)] as const)
  const others = team.filter(({ id }) => id !== member.id)

  return (
    <form className="inbox-filters" role="search" onSubmit={find}>
      <div className="inbox-find">
        <input
          ref={field}
          className="field-control"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={words}
          aria-label={t('desk.inbox.search')}
          placeholder={t('desk.inbox.search')}
        />
        <button className="desk-small">{t('desk.inbox.find')}</button>
      </div>
      <InboxChoice
        label={t('desk.inbox.state')}
        value={sift.get('state') ?? ''}
        of={[['', t(`desk.inbox.usual.${kind}`)], ...states]}
        onChoose={(state) => go('state', state)}
      />
      {kind === 'applications' && (
        <InboxJob value={sift.get('job') ?? ''} onChoose={(job) => go('job', job)} />
      )}
      <InboxChoice
        label={t('desk.inbox.seenTo')}
        value={sift.get('assignee') ?? ''}
        of={[
          ['', t('desk.inbox.anybody')],
          ['me', t('desk.inbox.me')],
          ...others.map(({ id, email }) => [id, email] as const),
        ]}
        onChoose={(assignee) => go('assignee', assignee)}
      />
      <InboxChoice
        label={t('desk.inbox.order')}
        value={sift.get('sort') ?? ''}
        of={[
          ['', t('desk.inbox.newest')],
          ['oldest', t('desk.inbox.oldest')],
        ]}
        onChoose={(sort) => go('sort', sort)}
      />
      <button
        type="button"
        className="desk-small"
        aria-pressed={isUnread}
        onClick={() => go('unread', isUnread ? '' : 'yes')}
      >
        {t('desk.inbox.onlyUnread')}
      </button>
      <button type="button" className="desk-small" onClick={exportAll}>
        {t('desk.inbox.export')}
      </button>
    </form>
  )
}
