import type { Document } from '../../../../features/documents/document-value.ts'
import type { DocumentDraft } from './document-draft.ts'
import type { EditingDesk } from './editing-desk.ts'
import type { FieldAt, Other } from './editor-model.ts'
import { newKey } from './keyed-tree.ts'

type Ground = {
  desk: EditingDesk
  drafts: () => DocumentDraft[]
  tell: () => void
  seeNew: (document: Document) => void
}

const alone = 10_000
const together = 2000

/** Says what one has open, and hears who else has, and what they have saved. */
export class Presence {
  readonly #ground: Ground
  readonly #visit = newKey()
  #others = new Map<string, Other[]>()
  #field: FieldAt | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOn = false
  owners: string[] = []

  constructor(ground: Ground) {
    this.#ground = ground
  }

  start(): () => void {
    this.#isOn = true
    this.wake()
    return () => {
      this.#isOn = false
      clearTimeout(this.#timer)
      void this.#ground.desk.meet({ visit: this.#visit, open: [] }).catch(() => {})
    }
  }

  othersIn = (id: string) => this.#others.get(id) ?? []

  enter(field: FieldAt | undefined) {
    const isElsewhere = field?.id !== this.#field?.id || field?.path !== this.#field?.path
    this.#field = field
    if (isElsewhere && this.#others.size > 0) this.wake()
  }

  wake() {
    clearTimeout(this.#timer)
    if (this.#isOn) this.#timer = setTimeout(() => void this.#beat(), 50)
  }

  async #beat() {
    const open = this.#ground.drafts().map(({ id }) => ({
      id,
      ...(this.#field?.id === id && { path: this.#field.path }),
    }))
    try {
      if (open.length > 0) await this.#meet(open)
    } catch {
      // Who has no line hears of others later.
    }
    clearTimeout(this.#timer)
    const wait = this.#others.size > 0 ? together : alone
    if (this.#isOn) this.#timer = setTimeout(() => void this.#beat(), wait)
  }

  async #meet(open: { id: string; path?: string }[]) {
    const { desk, drafts, tell, seeNew } = this.#ground
    const { others, versions, owners } = await desk.meet({ visit: this.#visit, open })
    const before = JSON.stringify([...this.#others, this.owners])
    this.#others = Map.groupBy(others, ({ id }) => id)
    this.owners = owners
    if (before !== JSON.stringify([...this.#others, this.owners])) tell()
    for (const draft of drafts()) {
      const { id, kind, info, mayChange } = draft
      const now = versions.find((one) => one.id === id)?.version
      if (mayChange && now !== undefined && now > info.version) seeNew(await desk.read(kind, id))
    }
  }
}
