import type { SubmissionTable } from '../submission-store.ts'

type Row = Pick<SubmissionTable, 'withdrawnAt' | 'supersededAt' | 'openedAt' | 'state'>

/**
 * How it stands, as its sender is told: the words for each are the company's, in the translations file.
 * Who sends spam learns nothing of our finding it so: it stands like any other that waits.
 */
export function shownState({ withdrawnAt, supersededAt, openedAt, state }: Row): string {
  if (withdrawnAt) return 'withdrawn'
  if (supersededAt) return 'replaced'
  if (state === 'new' || state === 'spam') return openedAt ? 'read' : 'received'
  return state
}
