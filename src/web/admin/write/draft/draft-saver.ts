import type { EditedPost } from '../../../../features/posts/post-schema.ts'
import type { ChangedBy } from '../../frame/conflict/conflict.tsx'
import { fieldsOf, isLate, Refusal, sentenceOf } from '../../session/desk-call.ts'
import { areSame, noTexts, textsOf, type WriteTexts } from '../write-texts.ts'
import { forget, type LocalDraft, readLocalDraft, saveLocalDraft } from './local-draft.ts'
import { NewDraft } from './new-draft.ts'
import { savedSince } from './saved-since.ts'
import { SentChanges, withState } from './sent-changes.ts'
import { typedMeanwhile } from './typed-meanwhile.ts'

type Saving =
  | { state: 'nothing' }
  | { state: 'typed' }
  | { state: 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'trouble'; message: string; fields: Record<string, string>; isTrashed: boolean }

type Answered = { post: EditedPost; changedBy: ChangedBy }

/** What somebody else has made of the post; `base` are the texts that both began with, where they are known. */
export type Stale = Answered & { base: WriteTexts | undefined; isSaving: boolean }

export type DraftState = {
  texts: WriteTexts
  post: EditedPost | undefined
  saving: Saving
  stale: Stale | undefined
  isRestored: boolean
}

const pause = 1200
const afterTrouble = 5000

/** What was typed over a version that is no longer the last is shown beside it. */
function movedOn(local: LocalDraft | undefined, post: EditedPost | undefined): Stale | undefined {
  if (!local || !post || local.version === 0 || local.version >= post.version) return undefined
  if (areSame(local.texts, textsOf(post))) return undefined
  return { post, changedBy: undefined, base: undefined, isSaving: false }
}

/**
 * The texts of a post while it is written. They are kept in this browser with each pause in the typing
 * and, as long as readers do not see the post, on the server soon after.
 */
export class DraftSaver {
  #state: DraftState
  readonly #staffId: string
  readonly #opened: EditedPost | undefined
  readonly #onKey: (key: string) => void
  #local: LocalDraft | undefined
  readonly #fresh: NewDraft
  readonly #sent = new SentChanges()
  readonly #id: string
  /** The version that the texts were made from. */
  #version: number
  /** Somebody has to decide first, or nothing of it is wanted any more. */
  #isHeld: boolean
  #underway: Promise<EditedPost | undefined> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #tell: (() => void) | undefined

  constructor(staffId: string, opened: EditedPost | undefined, onKey: (key: string) => void) {
    const local = readLocalDraft(staffId, opened?.key)
    this.#staffId = staffId
    this.#opened = opened
    this.#onKey = onKey
    this.#local = local
    this.#fresh = new NewDraft(local?.made)
    this.#id = local?.id ?? this.#fresh.key
    this.#version = local?.version ?? opened?.version ?? 0
    const stale = movedOn(local, opened)
    this.#isHeld = stale !== undefined
    const texts = local?.texts ?? textsOf(opened)
    const isRestored = local !== undefined && !areSame(local.texts, textsOf(opened))
    this.#state = { texts, post: opened, saving: { state: 'nothing' }, stale, isRestored }
  }

  readonly read = () => this.#state

  /** Takes what was typed in the title that stood here until now; says whether it was any. */
  readonly catchUp = () => {
    const local = !this.#opened && typedMeanwhile(this.#staffId, this.#id, this.#state.texts)
    if (local) this.#local = local
    if (local) this.#state = { ...this.#state, texts: local.texts }
    return Boolean(local)
  }

  /** Tells one screen about each change; without one, nothing is saved by itself. */
  readonly listen = (tell: () => void) => {
    this.#tell = tell
    // What a tab that is gone has left is this one's from now on.
    const local = this.#local
    if (local && areSame(local.texts, textsOf(this.#opened))) this.#forget(this.#opened?.key)
    else if (local) saveLocalDraft(this.#staffId, this.#opened?.key, { ...local, id: this.#id })
    void this.#learnWhoCameFirst()
    this.#wait()
    return () => {
      this.#tell = undefined
      clearTimeout(this.#timer)
    }
  }

  readonly write = (change: Partial<WriteTexts>) => {
    const { texts: before, saving, post } = this.#state
    const texts = { ...before, ...change }
    if (areSame(texts, before)) return
    this.#set({ texts, saving: saving.state === 'saving' ? saving : { state: 'typed' } })
    const made = this.#fresh.mayBeThere || this.#underway ? this.#fresh.key : undefined
    this.#saveLocally(post?.key, texts, this.#version, made)
  }

  /** Saves what is typed by now; one save at a time. */
  readonly save = async (): Promise<EditedPost | undefined> => {
    while (this.#underway) await this.#underway
    const { texts, post } = this.#state
    if (this.#isHeld) return undefined
    if (post && areSame(texts, textsOf(post))) return withState(post)
    this.#underway = this.#send()
    const made = await this.#underway
    this.#underway = undefined
    return made
  }

  /** The post as an operation has made it; what was typed since its last save is not in it. */
  settle(saved: EditedPost) {
    this.#settle({ ...saved, ...textsOf(this.#state.post) })
    this.#set({ saving: { state: 'saved', at: saved.updatedAt } })
  }

  /** Says why something was refused; where somebody else came first, who and with what. */
  fail(error: unknown, isSaving = false) {
    if (isLate(error)) this.meet(error.answer as Answered, isSaving)
    const fields = fieldsOf(error)
    const isTrashed = error instanceof Refusal && error.code === 'post-not-found'
    this.#set({ saving: { state: 'trouble', message: sentenceOf(error), fields, isTrashed } })
  }

  /** Shows what somebody else has saved beside what is typed here. */
  meet({ post: theirs, changedBy }: Answered, isSaving = false) {
    const { post: before } = this.#state
    const state = before ? withState(before).state : 'draft'
    this.#isHeld = true
    this.#set({
      stale: {
        post: theirs,
        changedBy,
        base: before?.version === this.#version ? textsOf(before) : undefined,
        isSaving: isSaving && (theirs.state ?? state) === state,
      },
    })
  }

  /** Goes on from what somebody else has saved, with these texts. */
  resolve(from: EditedPost, texts: WriteTexts) {
    const { post: before } = this.#state
    this.#isHeld = false
    this.#settle(withState(from, before?.state))
    this.#set({ texts, stale: undefined, saving: { state: 'typed' } })
    if (!before) {
      this.#forget(undefined)
      this.#onKey(from.key)
    }
    if (areSame(texts, textsOf(from))) this.#forget(from.key)
    else this.#saveLocally(from.key, texts, from.version)
  }

  /** Words from another visit were typed over a version that is no longer the last: by whom, and which? */
  async #learnWhoCameFirst() {
    const { stale, post } = this.#state
    if (!stale || stale.changedBy || !post) return
    const found = await savedSince(post.key, this.#version).catch(() => undefined)
    if (found && this.#state.stale === stale) this.#set({ stale: { ...stale, ...found } })
  }

  /** Nothing of it is to be saved any more. What the server does not have stays in this browser. */
  leave() {
    const { texts, post } = this.#state
    this.#isHeld = true
    if (areSame(texts, textsOf(post))) this.#forget(post?.key)
    this.#wait()
  }

  discard() {
    this.#forget(this.#state.post?.key)
    this.#version = this.#opened?.version ?? 0
    this.#set({ texts: textsOf(this.#opened), isRestored: false, saving: { state: 'nothing' } })
  }

  async #send(): Promise<EditedPost | undefined> {
    const { texts: sent, post: known } = this.#state
    this.#set({ saving: { state: 'saving' } })
    if (!known) this.#saveLocally(undefined, sent, 0, this.#fresh.key)
    try {
      const saved = await this.#store(sent, known)
      // What the server cleaned is saved all the same; the texts stay as they are typed.
      this.#settle({ ...saved, ...sent })
      this.#forget(known?.key)
      const { texts } = this.#state
      if (!areSame(texts, sent)) this.#saveLocally(saved.key, texts, this.#version)
      // A form that has gone has no address any more.
      if (!known && this.#tell) this.#onKey(saved.key)
      this.#set({ saving: { state: 'saved', at: saved.updatedAt } })
      return this.#state.post
    } catch (error) {
      this.fail(error, true)
      return undefined
    }
  }

  async #store(sent: WriteTexts, known: EditedPost | undefined): Promise<EditedPost> {
    const before = known ?? (await this.#fresh.find())
    if (!before) return withState(await this.#fresh.make(sent))
    // The first version was made here; a later one may be somebody else's.
    if (!known) this.#version = 1
    return this.#sent.put(sent, before, this.#version)
  }

  #settle(post: EditedPost) {
    this.#version = post.version
    this.#sent.settle()
    this.#set({ post, isRestored: false })
  }

  #set(change: Partial<DraftState>) {
    this.#state = { ...this.#state, ...change }
    this.#tell?.()
    this.#wait()
  }

  /** A draft is saved soon after the last change, and again a while after a save that failed. */
  #wait() {
    clearTimeout(this.#timer)
    const { texts, post, saving } = this.#state
    const isNothing = areSame(texts, textsOf(post)) || areSame(texts, noTexts)
    const isRefused = saving.state === 'trouble' && Object.keys(saving.fields).length > 0
    const isSeen = post && post.state !== 'draft'
    if (!this.#tell || this.#isHeld || isSeen || isNothing) return
    if (saving.state === 'saving' || isRefused) return
    const delay = saving.state === 'trouble' ? afterTrouble : pause
    this.#timer = setTimeout(() => void this.save(), delay)
  }

  #saveLocally(key: string | undefined, texts: WriteTexts, version: number, made?: string) {
    saveLocalDraft(this.#staffId, key, { texts, version, id: this.#id, made })
  }

  #forget(key: string | undefined) {
    forget(this.#staffId, key, this.#id)
  }
}
