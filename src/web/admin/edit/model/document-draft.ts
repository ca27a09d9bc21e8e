import type { Document } from '../../../../features/documents/document-value.ts'
import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import { graft } from './graft-value.ts'
import type { KeptDraft, OpenQuestion } from './kept-drafts.ts'
import { isSame, pathOf, plain, type Tree, treeAt, withTree } from './keyed-tree.ts'
import { mergeTrees } from './merge-trees.ts'

type Info = Omit<Document, 'value'>

/** One document while it is edited: what the server has, what is here, and what the two don't agree on. */
export class DocumentDraft {
  readonly kind: KindName
  readonly id: string
  info: Info
  mayChange = true
  ask: string[] = []
  isRestored = false
  /** What an earlier visit had kept could not be read. */
  isSetAside = false
  refusal: string | undefined
  /** Somebody has moved it to the trash while it was open here. */
  isTrashed = false
  faults: Record<string, string>
  /** What the server had last. */
  base: Tree
  mine: Tree
  /** Saves whose answer has not come: the server may have them. */
  sent: Tree[] = []
  questions: OpenQuestion[] = []
  /** What was let go for another's words, to be kept among the versions. */
  overruled: Tree

  /** `known` is how it was before a reload: its items keep what they were called. */
  constructor({ value, ...info }: Document, known: Tree[] = []) {
    this.kind = info.kind
    this.id = info.id
    this.info = info
    this.faults = info.faults ?? {}
    this.base = graft(value, ...known)
    this.mine = this.base
  }

  /** What an earlier visit had not brought to the server. */
  restore({ info, base, mine, sent, questions, overruled }: KeptDraft) {
    this.info = info
    this.base = base
    this.mine = mine
    this.sent = sent
    this.questions = questions
    this.overruled = overruled
  }

  /** Brings in what is left of one more visit; where both have something, what is here stays. */
  add({ base, mine, sent, overruled }: KeptDraft) {
    const here = graft(plain(this.mine), mine, ...sent, base)
    const { tree } = mergeTrees({ base, mine, theirs: here, sent, prefer: 'theirs' })
    this.mine = graft(plain(tree), this.mine, this.base)
    this.overruled ??= overruled
  }

  /** What is to be on the server: where a question is open, theirs. */
  get wanted(): Tree {
    return this.questions.reduce<Tree>(
      (tree, { steps, theirs }) => withTree(tree, steps, theirs),
      this.mine,
    )
  }

  /** What was sent and never answered may be there, though it was taken back since. */
  get isUnsaved(): boolean {
    const { wanted, base, sent, overruled } = this
    return overruled !== undefined || [wanted, ...sent].some((one) => !isSame(one, base))
  }

  get isWorthKeeping(): boolean {
    return this.isUnsaved || this.questions.length > 0
  }

  put(mine: Tree) {
    this.mine = mine
    this.refusal = undefined
    this.#settleQuestions()
  }

  /** The server has taken what was sent. */
  accept({ value: _value, ...info }: Document, sent: Tree) {
    this.#take(info)
    this.base = sent
    this.sent = []
  }

  /** Takes in what the server has now, which somebody else may have made of it. */
  meet({ value, ...info }: Document) {
    // What a visit that ended had sent may still be on its way.
    const mayArrive = info.version === this.info.version
    this.#take(info)
    const theirs = graft(value, ...this.sent.toReversed(), this.base)
    const { base, mine, sent } = this
    const { tree, contests } = mergeTrees({ base, mine, theirs, sent })
    this.base = theirs
    this.mine = tree
    if (!mayArrive) this.sent = []
    const asked = contests.map((one) => ({ ...one, isMineGone: one.mine === undefined }))
    const open = this.questions.map((one) =>
      one.isMineGone ? { ...one, theirs: treeAt(tree, one.steps) } : one,
    )
    this.questions = [...open.filter((one) => !asked.some((other) => isOne(one, other))), ...asked]
    this.#settleQuestions()
  }

  answer(question: OpenQuestion, choice: 'mine' | 'theirs') {
    const { steps, theirs, isMineGone } = question
    this.questions = this.questions.filter((one) => !isOne(one, question))
    const mine = isMineGone ? withTree(this.mine, steps, undefined) : this.mine
    if (choice === 'theirs') this.overruled = mine
    this.mine = choice === 'mine' ? mine : withTree(this.mine, steps, theirs)
  }

  #take(info: Info) {
    this.info = info
    this.faults = info.faults ?? this.faults
    this.refusal = undefined
    this.isTrashed = false
  }

  /** Who agrees by now, or whose item is gone, need not be asked; nor who goes on with what was taken away. */
  #settleQuestions() {
    this.questions = this.questions.filter(({ steps, theirs, isMineGone }) => {
      const here = treeAt(this.mine, steps)
      if (isMineGone) return here !== undefined && isSame(here, theirs)
      return pathOf(this.mine, steps) !== undefined && !isSame(here, theirs)
    })
  }
}

const isOne = (one: OpenQuestion, other: OpenQuestion) =>
  one.steps.join('.') === other.steps.join('.')
