import { Problem } from '../../../platform/problem.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import type { SubmissionTable } from '../submission-store.ts'

/** It has changed since the version that somebody acted on; `row` is what it has become. */
export class StaleItem extends Problem {
  row: SubmissionTable

  constructor(row: SubmissionTable) {
    const message = `Someone else has changed this. Its state is now ‘${row.state}’. Look at it again, then repeat your change.`
    super(
      row.withdrawnAt
        ? inboxRefusals['item-withdrawn']
        : { ...inboxRefusals['item-changed'], message },
    )
    this.row = row
  }
}

export const notHere = () => new Problem(inboxRefusals['item-not-found'])
export const notInTrash = () => new Problem(inboxRefusals['not-in-trash'])
