import type { Document } from '../../../../features/documents/document-value.ts'
import { isLate, Refusal, sentenceOf } from '../../session/desk-call.ts'
import { onOtherLogin } from '../../session/token.ts'
import type { DocumentDraft } from './document-draft.ts'
import type { EditingDesk } from './editing-desk.ts'
import type { ModelState, SaveState } from './editor-model.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import { isSame, plain, type Tree } from './keyed-tree.ts'

type Value = Record<string, unknown>

/** How a save went: it is there, somebody else was first, it is to be tried again, or it was refused. */
type Sent = 'saved' | 'late' | SaveState

const mostSent = 10

/** Without a line they grow in number. The first may have arrived before it went, the last when it was back. */
const remembered = (sent: Tree[]) =>
  sent.length > mostSent ? sent.toSpliced(mostSent / 2, sent.length - mostSent) : sent

/** Sends what is here and not there; says how it went. */
async function sendDraft(
  desk: EditingDesk,
  draft: DocumentDraft,
  { keep, meet }: { keep: () => void; meet: (document: Document) => void },
): Promise<Sent> {
  const { kind, id, wanted, overruled, sent: sentBefore } = draft
  draft.sent = remembered([...sentBefore.filter((one) => !isSame(one, wanted)), wanted])
  keep()
  try {
    const document = await desk.save(kind, id, {
      version: draft.info.version,
      value: plain(wanted) as Value,
      isUnfinished: true,
      ...(overruled !== undefined && { overruled: plain(overruled) as Value }),
    })
    if (draft.overruled === overruled) draft.overruled = undefined
    draft.accept(document, wanted)
    return 'saved'
  } catch (error) {
    if (isLate(error)) {
      const { document } = error.answer as { document?: Document }
      if (document) {
        meet(document)
        return 'late'
      }
    }
    if (!(error instanceof Refusal)) return navigator.onLine === false ? 'offline' : 'waiting'
    // What was refused has not arrived.
    draft.sent = sentBefore
    if (error.status === 401) return 'logged-out'
    if (error.status === 408 || error.status === 429 || error.status >= 500) return 'waiting'
    draft.refusal = sentenceOf(error)
    draft.isTrashed = error.code === 'document-not-found'
    draft.faults = { ...draft.faults, ...error.fields }
    return 'refused'
  }
}

type Ground = {
  desk: EditingDesk
  kept: KeptDrafts
  drafts: () => DocumentDraft[]
  /** Changes a draft so that whoever looks at it hears what is another. */
  follow: (draft: DocumentDraft, work: () => void) => void
  tell: () => void
}

const pause = 350
const longestPause = 800
const firstWait = 1000
const longestWait = 30_000

const worst: SaveState[] = ['logged-out', 'offline', 'refused', 'waiting', 'saving']

/** Sends each document a moment after its last change, one save of it at a time, until it is there. */
export class SaveQueue {
  readonly #ground: Ground
  #underway = new Map<DocumentDraft, Promise<void>>()
  #trouble = new Map<DocumentDraft, SaveState>()
  #since = 0
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false
  #isKept = true

  constructor(ground: Ground) {
    this.#ground = ground
  }

  start(): () => void {
    this.#isOver = false
    const endVisit = this.#ground.kept.goOn()
    const again = () => this.#again()
    const leave = (event: BeforeUnloadEvent) => {
      const isUnsaved = this.#unsaved().length > 0
      if (isUnsaved) void this.#sendAll()
      if (this.state === 'refused' || (isUnsaved && !this.#isKept)) event.preventDefault()
    }
    const ends = [onOtherLogin(again)]
    addEventListener('online', again)
    addEventListener('offline', this.#ground.tell)
    addEventListener('beforeunload', leave)
    this.wake()
    return () => {
      this.#isOver = true
      // What can't be sent now is for the next visit, be it in this tab.
      void Promise.allSettled([this.#sendAll(), ...this.#underway.values()]).then(endVisit)
      clearTimeout(this.#timer)
      removeEventListener('online', again)
      removeEventListener('offline', this.#ground.tell)
      removeEventListener('beforeunload', leave)
      ends.forEach((end) => end())
    }
  }

  #unsaved = () => this.#ground.drafts().filter((draft) => draft.mayChange && draft.isUnsaved)

  get state(): SaveState {
    const unsaved = this.#unsaved()
    const states = unsaved.map((draft) => this.#trouble.get(draft) ?? 'waiting')
    if (this.#underway.size > 0) states.push('saving')
    if (states.length === 0) return 'saved'
    if (navigator.onLine === false && !states.includes('logged-out')) return 'offline'
    return worst.find((state) => states.includes(state)) ?? 'waiting'
  }

  /** What can't be saved now lies in the browser at least. */
  get isKept(): boolean {
    return this.#isKept || !this.#unsaved().some((draft) => this.#trouble.has(draft))
  }

  get shown(): Pick<ModelState, 'save' | 'isKept' | 'trashed'> {
    const trashed = this.#unsaved().filter(({ isTrashed }) => isTrashed)
    return {
      save: this.state,
      isKept: this.isKept,
      trashed: trashed.map(({ kind, id }) => ({ kind, id })),
    }
  }

  isSending = (draft: DocumentDraft) => this.#underway.has(draft)

  /** In the browser, at once; what is on the server need not lie there. */
  keep = (draft: DocumentDraft) => {
    const { kept } = this.#ground
    const { id, info, base, mine, sent, questions, overruled } = draft
    if (!draft.isWorthKeeping) return kept.forget(id)
    this.#isKept = kept.keep(id, { info, base, mine, sent, questions, overruled })
  }

  wake() {
    const unsaved = this.#unsaved().filter((draft) => this.#mayGo(draft))
    if (unsaved.length === 0) return void (this.#since = 0)
    const now = Date.now()
    this.#since ||= now
    const wait =
      this.#tries > 0
        ? Math.min(firstWait * 2 ** (this.#tries - 1), longestWait)
        : Math.max(0, Math.min(pause, this.#since + longestPause - now))
    clearTimeout(this.#timer)
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#sendAll(), wait)
  }

  /** What was refused goes again once it is another. */
  #mayGo = (draft: DocumentDraft) =>
    !this.#underway.has(draft) && (this.#trouble.get(draft) !== 'refused' || !draft.refusal)

  #again() {
    this.#tries = 0
    void this.#sendAll()
  }

  async #sendAll() {
    clearTimeout(this.#timer)
    this.#since = 0
    await Promise.all(
      this.#unsaved()
        .filter(this.#mayGo)
        .map((draft) => this.#send(draft)),
    )
  }

  #send(draft: DocumentDraft): Promise<void> {
    const underway = this.#sendOne(draft).finally(() => {
      this.#underway.delete(draft)
      this.keep(draft)
      this.#ground.tell()
      this.wake()
    })
    this.#underway.set(draft, underway)
    this.#ground.tell()
    return underway
  }

  async #sendOne(draft: DocumentDraft) {
    const { desk, follow } = this.#ground
    const sent = await sendDraft(desk, draft, {
      keep: () => this.keep(draft),
      meet: (document) => follow(draft, () => draft.meet(document)),
    })
    this.#trouble.delete(draft)
    if (sent === 'saved' || sent === 'late') return void (this.#tries = 0)
    this.#trouble.set(draft, sent)
    if (sent !== 'refused') this.#tries++
  }

  /** Everything is on the server, or it throws. */
  async flush(): Promise<void> {
    for (let round = 0; round < 50; round++) {
      await Promise.all(this.#underway.values())
      if (this.#unsaved().length === 0) break
      await this.#sendAll()
      const stuck = this.#unsaved().find((draft) => this.#trouble.has(draft))
      if (stuck)
        throw new Error(stuck.refusal ?? 'Your changes aren’t saved yet. They’re kept here.')
    }
    const isAsked = this.#ground.drafts().some(({ questions }) => questions.length > 0)
    if (isAsked)
      throw new Error('Two of you changed the same field. Choose whose words stay first.')
  }
}
