import { useLayoutEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { EditedPost } from '../../../../features/posts/post-schema.ts'
import { useMe } from '../../session/session-state.tsx'
import { areSame, textsOf } from '../write-texts.ts'
import { DraftSaver, type DraftState } from './draft-saver.ts'
import { withState } from './sent-changes.ts'

export type AutosavedDraft = DraftState & {
  isSaved: boolean
  /** Readers do not see it. */
  isDraft: boolean
  saver: DraftSaver
}

/** What is written, as the screen shows it, and what saves it. */
export function useAutosavedDraft(
  opened: EditedPost | undefined,
  onKey: (key: string) => void,
): AutosavedDraft {
  const staffId = useMe().member.id
  const [saver] = useState(() => new DraftSaver(staffId, opened, onKey))
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  // What is drawn may wait a third of a second for its place, and somebody goes on typing in what has it till then.
  useLayoutEffect(() => {
    if (saver.catchUp()) drawAnew()
  }, [saver])
  const state = useSyncExternalStore(saver.listen, saver.read)
  const { texts } = state
  const post = state.post && withState(state.post)
  const isSaved = areSame(texts, textsOf(post))
  return { ...state, post, saver, isSaved, isDraft: !post || post.state === 'draft' }
}
