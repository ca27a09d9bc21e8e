import { useText } from '../../../i18n.tsx'
import type { AutosavedDraft } from './use-autosaved-draft.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** Whether what is typed has reached the server; said aloud only where it has not, as each pause saves. */
export function SavingState({
  draft: { post, saving, isDraft, isSaved },
}: {
  draft: AutosavedDraft
}) {
  const t = useText()
  const words = () => {
    if (saving.state === 'saving') return t('desk.write.saving')
    if (saving.state === 'trouble' && !isSaved)
      return t('desk.write.notSaved', { message: saving.message })
    if (!isSaved && post?.state === 'scheduled') return t('desk.write.unscheduledChanges')
    if (!isSaved) return t(isDraft ? 'desk.write.unsaved' : 'desk.write.unpublishedChanges')
    if (saving.state === 'nothing' || !post) return ''
    return t('desk.write.saved', { time: clock.format(new Date(post.updatedAt)) })
  }
  return (
    <p
      className="write-state fact"
      role={saving.state === 'trouble' && !isSaved ? 'alert' : undefined}
      data-state={saving.state === 'trouble' && isSaved ? 'saved' : saving.state}
    >
      {words()}
    </p>
  )
}
