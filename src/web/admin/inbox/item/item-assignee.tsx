import { useEffect, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { useMe } from '../../session/session-state.tsx'
import { InboxChoice } from '../list/inbox-choice.tsx'
import type { InboxItem } from './inbox-item.ts'
import type { Assignee } from '../../../../features/submissions/inbox/list-assignees.ts'

type ItemAssigneeProps = {
  assignee: InboxItem['assignee']
  team: Assignee[]
  onAssign: (staffId: string | null, email: string | null) => void
}

/** Who sees to it. Choosing alone changes nothing: with the keys one passes others on the way. */
export function ItemAssignee({ assignee, team, onAssign }: ItemAssigneeProps) {
  const t = useText()
  const { member } = useMe()
  const present = assignee?.id ?? ''
  const [chosen, setChosen] = useState(present)
  useEffect(() => setChosen(present), [present])
  const isGone = assignee && team.every(({ id }) => id !== assignee.id)
  const people = [...team, ...(isGone ? [assignee] : [])]
  const emailOf = (id: string) => people.find((one) => one.id === id)?.email ?? null
  const mayTake = present !== member.id && team.some(({ id }) => id === member.id)

  return (
    <>
      <InboxChoice
        label={t('desk.inbox.seenTo')}
        value={chosen}
        of={[
          ['', t('desk.inbox.nobody')],
          ...people.map(({ id, email }) => [id, email ?? t('desk.inbox.somebody')] as const),
        ]}
        onChoose={setChosen}
      />
      {chosen !== present && (
        <button
          type="button"
          className="desk-small"
          onClick={() => onAssign(chosen || null, emailOf(chosen))}
        >
          {t('desk.inbox.assign')}
        </button>
      )}
      {mayTake && chosen === present && (
        <button
          type="button"
          className="desk-small"
          onClick={() => onAssign(member.id, member.email)}
        >
          {t('desk.inbox.take')}
        </button>
      )}
    </>
  )
}
