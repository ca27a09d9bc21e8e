import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import type { Document } from '../../../../features/documents/document-value.ts'
import type { DocumentDraft } from './document-draft.ts'
import { type EditingDesk, editingDesk } from './editing-desk.ts'
import type {
  Changed,
  EditorModel,
  FieldAt,
  Later,
  ModelState,
  OpenDocument,
  Question,
  Undone,
} from './editor-model.ts'
import { graft } from './graft-value.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import { type Row, stepsTo, type Tree, treeAt, valueIn, valuesIn, withTree } from './keyed-tree.ts'
import { mergeTrees } from './merge-trees.ts'
import { fieldAt, keyOf, openDraft, openLeft, shownDraft, shownQuestions } from './open-draft.ts'
import { Presence } from './presence.ts'
import { SaveQueue } from './save-queue.ts'
import { differencesOf } from './tree-differences.ts'
import type { Recorded } from './steps/act.ts'
import { goOnWith, type KeptSteps } from './steps/kept-steps.ts'
import { type FieldStep, UndoSteps } from './steps/undo-steps.ts'

type How = { typing?: boolean; label?: string }

/** Documents while they are edited. What is changed lies in the browser at once, and on the server soon. */
export class DraftEditor implements EditorModel {
  #drafts = new Map<string, DocumentDraft>()
  #opening = new Map<string, Promise<void>>()
  /** Documents as they were opened: pages that were drawn before show them so. */
  #first = new Map<string, Tree>()
  #shown = new Map<string, OpenDocument>()
  #steps = new UndoSteps()
  #listeners = new Set<(changed?: Changed) => void>()
  #state: ModelState | undefined
  readonly #desk: EditingDesk
  readonly #kept: KeptDrafts
  readonly #line: SaveQueue
  readonly #presence: Presence

  constructor(kept: KeptDrafts, desk = editingDesk) {
    this.#kept = kept
    this.#desk = desk
    const drafts = () => [...this.#drafts.values()]
    const follow = (draft: DocumentDraft, work: () => void) => this.#follow(draft, 'others', work)
    this.#line = new SaveQueue({ desk, kept, drafts, follow, tell: () => this.#tell() })
    this.#presence = new Presence({ desk, drafts, tell: () => this.#tell(), seeNew: this.#seeNew })
  }

  /** Begins to save and to hear of others; says how to end it. */
  start(steps?: KeptSteps): () => void {
    const ends = [this.#line.start(), this.#presence.start()]
    if (steps) ends.push(goOnWith(this.#steps, steps))
    void openLeft(this.#kept, (kind, id) => this.open(kind, id))
    this.#tell()
    return () => ends.forEach((end) => end())
  }

  open(kind: KindName, id: string): Promise<void> {
    const opening = this.#opening.get(id) ?? this.#open(kind, id)
    this.#opening.set(id, opening)
    return opening.catch((error: unknown) => {
      this.#opening.delete(id)
      throw error
    })
  }

  async #open(kind: KindName, id: string) {
    const known = () => this.#steps.treesOf(id)
    const ground = { desk: this.#desk, kept: this.#kept, keep: this.#line.keep, known }
    const draft = await openDraft(ground, kind, id)
    this.#drafts.set(id, draft)
    this.#first.set(id, draft.base)
    this.#line.wake()
    this.#presence.wake()
    // What an earlier visit has left is on no page yet.
    this.#tellChanges(draft, 'others', draft.base)
  }

  documentOf = (id: string): OpenDocument | undefined => {
    const draft = this.#drafts.get(id)
    if (draft && !this.#shown.has(id))
      this.#shown.set(id, shownDraft(draft, this.#presence.othersIn(id), this.#presence.owners))
    return this.#shown.get(id)
  }

  valueAt = ({ id, path }: FieldAt) => valueIn(this.#drafts.get(id)?.mine, path)

  savedValues = () => valuesIn(new Map([...this.#drafts].map(([id, { base }]) => [id, base])))

  keysAt = ({ id, path }: FieldAt): string[] | undefined => {
    const mine = this.#drafts.get(id)?.mine
    const rows = treeAt(mine, stepsTo(mine, path))
    return Array.isArray(rows) ? rows.map(([key]) => key) : undefined
  }

  remember = (now: 'here' | 'saved'): Later => {
    const then = new Map(
      [...this.#drafts].map(([id, { mine, base }]) => [id, now === 'here' ? mine : base]),
    )
    return (field) => {
      const draft = this.#drafts.get(field.id)
      const tree = then.get(field.id) ?? this.#first.get(field.id)
      return draft ? fieldAt(draft, stepsTo(tree, field.path)) : field
    }
  }

  #draftOf(id: string): DocumentDraft {
    const draft = this.#drafts.get(id)
    if (!draft) throw new Error(`No document ${id} is open.`)
    return draft
  }

  set({ id, path }: FieldAt, value: unknown, { typing, label }: How = {}) {
    const { mine } = this.#draftOf(id)
    const steps = stepsTo(mine, path)
    const next = withTree(mine, steps, graft(value, treeAt(mine, steps)))
    this.#do({ id, after: next, label, typedIn: typing ? steps.join('.') : undefined })
  }

  insert(list: FieldAt, at: number, item: unknown) {
    this.#setRows(list, (rows) => rows.toSpliced(at, 0, ...(graft([item]) as Row[])))
  }

  remove(list: FieldAt, at: number) {
    this.#setRows(list, (rows) => rows.toSpliced(at, 1))
  }

  move(list: FieldAt, from: number, to: number) {
    this.#setRows(list, (rows) => rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!))
  }

  #setRows({ id, path }: FieldAt, change: (rows: Row[]) => Row[]) {
    const { mine } = this.#draftOf(id)
    const steps = stepsTo(mine, path)
    const rows = treeAt(mine, steps)
    this.#do({ id, after: withTree(mine, steps, change(Array.isArray(rows) ? rows : [])) })
  }

  #do({ id, after, ...step }: Pick<FieldStep, 'id' | 'after' | 'label' | 'typedIn'>) {
    const draft = this.#draftOf(id)
    if (!draft.mayChange) return
    const before = draft.mine
    this.#steps.add({ kind: draft.kind, id, before, after, at: Date.now(), ...step })
    this.#follow(draft, 'me', () => draft.put(after))
  }

  record(step: Recorded) {
    this.#steps.add(step)
    this.#tell()
  }

  undo = () => this.#step('undo')

  redo = () => this.#step('redo')

  async #step(way: 'undo' | 'redo') {
    try {
      return await this.#steps[way]((step) => this.#turn(step, way))
    } finally {
      // Only now is it known what comes next; who asked while it was done was told what was before.
      this.#tell()
    }
  }

  async #turn(step: FieldStep | Recorded, way: 'undo' | 'redo'): Promise<Undone> {
    if (!('before' in step)) {
      await this.#desk.turn(step.act, way)
      return { label: step.label, fields: [], kept: [] }
    }
    // It may be from a page before a reload.
    await this.open(step.kind, step.id)
    const draft = this.#draftOf(step.id)
    const [base, mine] = way === 'undo' ? [step.after, step.before] : [step.before, step.after]
    const merged = mergeTrees({ base, mine, theirs: draft.mine, prefer: 'theirs' })
    const fields = this.#follow(draft, 'undo', () => draft.put(merged.tree))
    const kept = merged.contests.flatMap(({ steps }) => fieldAt(draft, steps) ?? [])
    return { label: step.label, fields, kept }
  }

  /** Changes a draft, keeps it, has it sent, and tells what is another now. */
  #follow(draft: DocumentDraft, by: Changed['by'], work: () => void): FieldAt[] {
    const { mine: before } = draft
    work()
    this.#line.keep(draft)
    this.#line.wake()
    return this.#tellChanges(draft, by, before)
  }

  #tellChanges({ kind, id, mine }: DocumentDraft, by: Changed['by'], before: Tree): FieldAt[] {
    const { paths, isStructure } = differencesOf(before, mine)
    const fields = paths.map((path): FieldAt => ({ kind, id, path }))
    this.#tell(fields.length > 0 ? { by, fields, isStructure } : undefined, id)
    return fields
  }

  state = (): ModelState => {
    this.#state ??= {
      ...this.#line.shown,
      ...this.#steps.state,
      questions: [...this.#drafts.values()].flatMap(shownQuestions),
      isSetAside: [...this.#drafts.values()].some((draft) => draft.isSetAside),
    }
    return this.#state
  }

  answer({ key, field }: Question, choice: 'mine' | 'theirs') {
    const draft = this.#draftOf(field.id)
    const question = draft.questions.find((one) => keyOf(draft, one) === key)
    if (!question) return
    const before = draft.mine
    this.#follow(draft, 'undo', () => draft.answer(question, choice))
    const { kind, id, mine: after } = draft
    this.#steps.add({ kind, id, before, after, at: Date.now() })
    this.#tell(undefined, draft.id)
  }

  enter(field: FieldAt | undefined) {
    this.#presence.enter(field)
  }

  async refresh(id: string) {
    this.#seeNew(await this.#desk.read(this.#draftOf(id).kind, id))
    this.#presence.wake()
  }

  #seeNew = (document: Document) => {
    const draft = this.#drafts.get(document.id)
    if (!draft || document.version <= draft.info.version || this.#line.isSending(draft)) return
    this.#follow(draft, 'others', () => draft.meet(document))
  }

  subscribe = (listener: (changed?: Changed) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  flush = () => this.#line.flush()

  #tell(changed?: Changed, id?: string) {
    this.#state = undefined
    if (id === undefined) this.#shown.clear()
    else this.#shown.delete(id)
    for (const listener of this.#listeners) listener(changed)
  }
}
