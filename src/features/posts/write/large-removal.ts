import { lettersGone } from '../../../platform/words/letters-gone.ts'

type Texts = { title: string; summary: string; content: string }

const much = 200

/** Whether a save takes so much away that somebody may want it back. */
export const isLargeRemoval = (before: Texts, after: Texts): boolean =>
  (['title', 'summary', 'content'] as const).some(
    (name) =>
      (before[name] !== '' && after[name] === '') || lettersGone(before[name], after[name]) > much,
  )
