import { useText } from '../../../i18n.tsx'
import { Conflict } from '../../frame/conflict/conflict.tsx'
import { readableText } from '../../posts/readable-text.ts'
import type { Stale } from './draft-saver.ts'
import type { AutosavedDraft } from './use-autosaved-draft.ts'
import { textNames, textsOf } from '../write-texts.ts'

/** What is typed here beside what somebody else has saved meanwhile, until one of the two goes on. */
export function DraftConflict({ draft, stale }: { draft: AutosavedDraft; stale: Stale }) {
  const t = useText()
  return (
    <Conflict
      key={stale.post.version}
      names={textNames}
      label={(name) => t(name === 'summary' ? 'desk.write.summary' : `admin.blog.${name}`)}
      theirs={textsOf(stale.post)}
      yours={draft.texts}
      base={stale.base}
      read={(name, text) => (name === 'content' ? readableText(text) : text)}
      changedBy={stale.changedBy}
      note={
        stale.post.state !== (draft.post?.state ?? 'draft')
          ? t(`desk.conflict.${stale.post.state}`)
          : undefined
      }
      isUnsaved={!stale.isSaving}
      isBusy={false}
      onSave={(mixed) => {
        draft.saver.resolve(stale.post, mixed)
        if (stale.isSaving) void draft.saver.save()
      }}
      onLeave={() => draft.saver.resolve(stale.post, textsOf(stale.post))}
    />
  )
}
