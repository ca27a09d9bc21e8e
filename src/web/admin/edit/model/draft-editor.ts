import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import type { Document } from '../../../../features/documents/document-value.ts'
import { callRoute } from '../../session/call-route.ts'
import type {
  Changed,
  EditorModel,
  FieldAt,
  ModelState,
  OpenDocument,
  Recorded,
  Undone,
} from './editor-model.ts'
import { valueAt, withValue } from './value-at.ts'

type Step = Recorded & { fields: FieldAt[] }

/** Documents while they are edited: what is changed is sent soon after. */
export class DraftEditor implements EditorModel {
  #documents = new Map<string, OpenDocument>()
  #dirty = new Set<string>()
  #done: Step[] = []
  #undone: Step[] = []
  #listeners = new Set<(changed?: Changed) => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | undefined
  #state: ModelState = { save: 'saved', canUndo: false, canRedo: false, questions: [] }

  async open(kind: KindName, id: string) {
    if (!this.#documents.has(id)) await this.#load(kind, id)
  }

  async #load(kind: KindName, id: string) {
    const { document } = await callRoute('GET /api/content/{kind}/{id}', { params: { kind, id } })
    const { slug, version, state, value, publishAt } = document as Document
    this.#documents.set(id, {
      kind,
      id,
      slug,
      version,
      state,
      value,
      publishAt,
      faults: {},
      mayChange: true,
      ask: [],
      others: [],
      isRestored: false,
    })
    this.#tell()
  }

  documentOf = (id: string) => this.#documents.get(id)

  valueAt = ({ id, path }: FieldAt) => valueAt(this.#documents.get(id)?.value, path)

  set(field: FieldAt, value: unknown) {
    const before = this.valueAt(field)
    this.#put(field, value)
    this.#done.push(this.#stepOf(field, before, value))
    this.#undone = []
    this.#tell({ by: 'me', fields: [field], isStructure: typeof value === 'object' })
  }

  #stepOf(field: FieldAt, before: unknown, after: unknown): Step {
    return {
      label: '',
      fields: [field],
      undo: async () => this.#put(field, before),
      redo: async () => this.#put(field, after),
    }
  }

  #put({ id, path }: FieldAt, value: unknown) {
    const document = this.#documents.get(id)
    if (!document) throw new Error(`No document ${id} is open.`)
    this.#documents.set(id, { ...document, value: withValue(document.value, path, value) })
    this.#dirty.add(id)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush().catch(() => {}), 500)
  }

  #list = (list: FieldAt) => [...((this.valueAt(list) as unknown[] | undefined) ?? [])]

  insert(list: FieldAt, at: number, item: unknown) {
    this.set(list, this.#list(list).toSpliced(at, 0, item))
  }

  remove(list: FieldAt, at: number) {
    this.set(list, this.#list(list).toSpliced(at, 1))
  }

  move(list: FieldAt, from: number, to: number) {
    const items = this.#list(list)
    this.set(list, items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
  }

  record(step: Recorded) {
    this.#done.push({ ...step, fields: [] })
    this.#undone = []
    this.#tell()
  }

  async undo(): Promise<Undone | undefined> {
    const step = this.#done.pop()
    if (!step) return undefined
    await step.undo()
    this.#undone.push(step)
    this.#tell({ by: 'undo', fields: step.fields, isStructure: true })
    return { label: step.label, fields: step.fields, kept: [] }
  }

  async redo(): Promise<Undone | undefined> {
    const step = this.#undone.pop()
    if (!step) return undefined
    await step.redo()
    this.#done.push(step)
    this.#tell({ by: 'undo', fields: step.fields, isStructure: true })
    return { label: step.label, fields: step.fields, kept: [] }
  }

  state = () => this.#state

  answer() {}

  enter() {}

  refresh = (id: string) => this.#load(this.#documents.get(id)!.kind, id)

  subscribe = (listener: (changed?: Changed) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async flush() {
    await this.#saving
    this.#saving = this.#save()
    await this.#saving
  }

  async #save() {
    for (const id of this.#dirty) {
      this.#dirty.delete(id)
      const { kind, version, value } = this.#documents.get(id)!
      try {
        const { document } = await callRoute('PUT /api/content/{kind}/{id}', {
          params: { kind, id },
          body: { version, value },
        })
        const { version: now, state } = document as Document
        this.#documents.set(id, { ...this.#documents.get(id)!, version: now, state })
      } catch (error) {
        this.#dirty.add(id)
        throw error
      }
    }
    this.#tell()
  }

  #tell(changed?: Changed) {
    this.#state = {
      save: this.#dirty.size > 0 ? 'waiting' : 'saved',
      canUndo: this.#done.length > 0,
      canRedo: this.#undone.length > 0,
      questions: [],
    }
    for (const listener of this.#listeners) listener(changed)
  }
}
