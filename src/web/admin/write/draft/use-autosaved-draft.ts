import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditedPost } from '../../../../features/posts/post-schema.ts'
import type { ChangedBy } from '../../frame/conflict.tsx'
import { deskCall, Refusal, sentenceOf } from '../../session/desk-call.ts'
import { useMe } from '../../session/session-state.tsx'
import { forget, keep, type KeptDraft, readKept } from './kept-draft.ts'
import { NewDraft } from './new-draft.ts'
import { areSame, noTexts, textsOf, type WriteTexts } from '../write-texts.ts'

export type Saving =
  | { state: 'nothing' }
  | { state: 'typed' }
  | { state: 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'trouble'; message: string; fields: Record<string, string> }

type Answered = { post: EditedPost; changedBy: ChangedBy }

/** What somebody else has made of the post; `base` are the texts that both began with, where they are known. */
export type Stale = Answered & { base: WriteTexts | undefined; isSaving: boolean }

const pause = 1200
const afterTrouble = 5000

/** What was typed over a version that is no longer the last is shown beside it. */
function movedOn(kept: KeptDraft | undefined, post: EditedPost | undefined): Stale | undefined {
  if (!kept || !post || kept.version === 0 || kept.version >= post.version) return undefined
  if (areSame(kept.texts, textsOf(post))) return undefined
  return { post, changedBy: undefined, base: undefined, isSaving: false }
}

/**
 * The texts of a post while it is written. They are kept in this browser with each pause in the typing
 * and, as long as readers do not see the post, on the server soon after.
 */
export function useAutosavedDraft(opened: EditedPost | undefined, onKey: (key: string) => void) {
  const staffId = useMe().member.id
  const [kept] = useState(() => readKept(staffId, opened?.key))
  const [texts, setTexts] = useState(() => kept?.texts ?? textsOf(opened))
  const [post, setPost] = useState(opened)
  const [saving, setSaving] = useState<Saving>({ state: 'nothing' })
  const [stale, setStale] = useState(() => movedOn(kept, opened))
  const [isKept, setIsKept] = useState(
    () => kept !== undefined && !areSame(kept.texts, textsOf(opened)),
  )
  const now = useRef({ texts, post, version: kept?.version ?? opened?.version ?? 0 })
  const [fresh] = useState(() => new NewDraft(kept?.made))
  const underway = useRef<Promise<EditedPost | undefined>>(undefined)
  const isStale = useRef(stale !== undefined)
  const [id] = useState(kept?.id ?? fresh.key)

  const isSaved = areSame(texts, textsOf(post))

  const meet = useCallback(({ post: theirs, changedBy }: Answered, isSaving: boolean) => {
    const { post: before, version } = now.current
    isStale.current = true
    setStale({
      post: theirs,
      changedBy,
      base: before?.version === version ? textsOf(before) : undefined,
      isSaving: isSaving && (theirs.state ?? before?.state) === before?.state,
    })
  }, [])

  /** Says why something was refused; where somebody else came first, who and with what. */
  const refuse = useCallback(
    (error: unknown, isSaving: boolean) => {
      if (error instanceof Refusal && error.status === 409) meet(error.answer as Answered, isSaving)
      const fields = error instanceof Refusal ? error.fields : {}
      setSaving({ state: 'trouble', message: sentenceOf(error), fields })
    },
    [meet],
  )

  const settle = useCallback((saved: EditedPost) => {
    now.current.post = saved
    now.current.version = saved.version
    setPost(saved)
    setIsKept(false)
  }, [])

  const send = useCallback(async (): Promise<EditedPost | undefined> => {
    const { texts: sent, post: known } = now.current
    setSaving({ state: 'saving' })
    if (!known) keep(staffId, undefined, { texts: sent, version: 0, id, made: fresh.key })
    try {
      const before = known ?? (await fresh.find())
      if (!known && before) now.current.version = before.version
      const { version } = now.current
      const path = '/api/blogs/drafts'
      const answer = before
        ? before.state === 'draft'
          ? await deskCall<{ post: EditedPost }>(`${path}/${before.key}`, {
              method: 'PUT',
              body: { ...sent, version },
            })
          : await deskCall<{ post: EditedPost }>(`/api/blogs/post/${before.key}`, {
              method: 'PUT',
              body: { ...sent, version },
            })
        : { post: await fresh.make(sent) }
      const saved = { ...answer.post, state: answer.post.state ?? before?.state ?? 'draft' }
      // What the server cleaned is saved all the same; the texts stay as they are typed.
      settle({ ...saved, ...sent })
      forget(staffId, known?.key, id)
      const { texts: typed, version: made } = now.current
      if (!areSame(typed, sent)) keep(staffId, saved.key, { texts: typed, version: made, id })
      if (!known) onKey(saved.key)
      setSaving({ state: 'saved', at: saved.updatedAt })
      return now.current.post
    } catch (error) {
      refuse(error, true)
      return undefined
    }
  }, [fresh, id, onKey, refuse, settle, staffId])

  /** Saves what is typed by now; one save at a time. */
  const save = useCallback(async (): Promise<EditedPost | undefined> => {
    while (underway.current) await underway.current
    if (isStale.current) return undefined
    const { texts: typed, post: saved } = now.current
    if (saved && areSame(typed, textsOf(saved))) return saved
    underway.current = send()
    const made = await underway.current
    underway.current = undefined
    return made
  }, [send])

  const write = useCallback(
    (change: Partial<WriteTexts>) => {
      const next = { ...now.current.texts, ...change }
      if (areSame(next, now.current.texts)) return
      now.current.texts = next
      setTexts(next)
      setSaving((before) => (before.state === 'saving' ? before : { state: 'typed' }))
      const made = fresh.mayBeThere || underway.current ? fresh.key : undefined
      const { post: known, version } = now.current
      keep(staffId, known?.key, { texts: next, version, id, made })
    },
    [fresh, id, staffId],
  )

  // What a tab that is gone has left is this one's from now on.
  useEffect(() => {
    if (!kept) return
    if (areSame(kept.texts, textsOf(opened))) forget(staffId, opened?.key, id)
    else keep(staffId, opened?.key, { ...kept, id })
  }, [kept, opened, id, staffId])

  const isDraft = !post || post.state === 'draft'
  const refused = saving.state === 'trouble' && Object.keys(saving.fields).length > 0
  useEffect(() => {
    if (!isDraft || isStale.current || isSaved || areSame(texts, noTexts)) return
    const isTrouble = saving.state === 'trouble'
    if (saving.state === 'saving' || refused) return
    const timer = setTimeout(() => void save(), isTrouble ? afterTrouble : pause)
    return () => clearTimeout(timer)
  }, [texts, isSaved, saving, isDraft, refused, save])

  return {
    texts,
    post,
    saving,
    stale,
    isKept,
    isSaved,
    isDraft,
    write,
    save,
    /** The texts as they are now, before the screen shows them. */
    typed: () => now.current.texts,
    /** The post as an operation has made it; what was typed since its last save is not in it. */
    settle(saved: EditedPost) {
      settle({ ...saved, ...textsOf(now.current.post) })
      setSaving({ state: 'saved', at: saved.updatedAt })
    },
    fail: (error: unknown) => refuse(error, false),
    /** Shows what somebody else has saved beside what is typed here. */
    meet: (theirs: Answered) => meet(theirs, false),
    /** Goes on from what somebody else has saved, with these texts. */
    resolve(from: EditedPost, mixed: WriteTexts) {
      isStale.current = false
      setStale(undefined)
      settle({ ...from, state: from.state ?? now.current.post?.state ?? 'draft' })
      now.current.texts = mixed
      setTexts(mixed)
      setSaving({ state: 'typed' })
      if (areSame(mixed, textsOf(from))) forget(staffId, from.key, id)
      else keep(staffId, from.key, { texts: mixed, version: from.version, id })
    },
    /** Nothing of it is to be kept or saved any more. */
    leave() {
      isStale.current = true
      forget(staffId, now.current.post?.key, id)
    },
    discard() {
      forget(staffId, now.current.post?.key, id)
      now.current.texts = textsOf(opened)
      now.current.version = opened?.version ?? 0
      setTexts(now.current.texts)
      setIsKept(false)
      setSaving({ state: 'nothing' })
    },
  }
}

export type AutosavedDraft = ReturnType<typeof useAutosavedDraft>
