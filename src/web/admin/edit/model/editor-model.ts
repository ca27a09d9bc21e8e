import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import type { Recorded } from './steps/act.ts'
import type { DocumentState, Value } from '../../../../features/documents/document-value.ts'

/** Where in a document: a path as in Zod issues, such as `slides.0.title`; '' is the whole value. */
export type FieldAt = { kind: KindName; id: string; path: string }

export type SaveState = 'saved' | 'saving' | 'waiting' | 'offline' | 'logged-out' | 'refused'

export type Later = (field: FieldAt) => FieldAt | undefined

/** Sentences by path: what keeps a document from being published. */
type Faults = Record<string, string>

export type OpenDocument = {
  kind: KindName
  id: string
  slug?: string | undefined
  version: number
  state: DocumentState
  publishAt?: string | undefined
  value: Value
  faults: Faults
  mayChange: boolean
  /** Who can be asked to change it, where one may not: addresses of owners. */
  ask: string[]
  /** Who else has it open, and in which field. */
  others: Other[]
  /** Changes of an earlier visit that had not been saved have been brought back. */
  isRestored: boolean
  /** Why the last save was refused. */
  refusal?: string | undefined
}

export type Other = { id: string; email: string; path?: string | undefined }

/** One field that two have changed. What is undefined has been taken away. */
export type Question = {
  key: string
  field: FieldAt
  mine: unknown
  theirs: unknown
}

/** What an undo or a redo did; `kept` are fields that others have changed since, which stay as they are. */
export type Undone = { label?: string | undefined; fields: FieldAt[]; kept: FieldAt[] }

/**
 * What a change did: `isStructure` when something was added, taken away or moved, so that the page has to
 * be drawn anew; else the words alone of `fields` are others.
 */
export type Changed = { by: 'me' | 'undo' | 'others'; fields: FieldAt[]; isStructure: boolean }

export type ModelState = {
  save: SaveState
  canUndo: boolean
  canRedo: boolean
  undoLabel?: string | undefined
  redoLabel?: string | undefined
  questions: Question[]
  /** What an earlier visit had kept of a document could not be read, and lies aside. */
  isSetAside: boolean
  /** What was moved to the trash while it is written here. */
  trashed: { kind: KindName; id: string }[]
  /** What can't be saved now lies in this browser, for the next visit. */
  isKept: boolean
}

export interface EditorModel {
  open(kind: KindName, id: string): Promise<void>
  documentOf(id: string): OpenDocument | undefined
  valueAt(field: FieldAt): unknown
  /** What fields say by now on the server, as far as it is known here; asked of later on. */
  savedValues: () => (field: FieldAt) => unknown
  /** By what the items of a list are known, wherever they go; undefined where there is no list. */
  keysAt(list: FieldAt): string[] | undefined
  /**
   * What a field, as documents are here or are saved now, is called later, wherever its item has gone by then;
   * undefined where it is gone.
   */
  remember: (now: 'here' | 'saved') => Later
  /** One step of undo; typing in one field is one step until one pauses or goes elsewhere. */
  set(field: FieldAt, value: unknown, how?: { typing?: boolean; label?: string }): void
  insert(list: FieldAt, at: number, item: unknown): void
  remove(list: FieldAt, at: number): void
  move(list: FieldAt, from: number, to: number): void
  record(step: Recorded): void
  undo(): Promise<Undone | undefined>
  redo(): Promise<Undone | undefined>
  /** The same object until something is otherwise. */
  state: () => ModelState
  answer(question: Question, choice: 'mine' | 'theirs'): void
  /** Hears of each change; of what changed in documents, where something did. */
  subscribe: (listener: (changed?: Changed) => void) => () => void
  /** Everything is on the server, or it throws. */
  flush(): Promise<void>
  /** Says in which field the caret is, so that others see it. */
  enter(field: FieldAt | undefined): void
  /** A document as the server has it now, after an operation on it such as publishing. */
  refresh(id: string): Promise<void>
}
