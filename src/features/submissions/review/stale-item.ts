import { Problem } from '../../../platform/problem.ts'
import type { SubmissionTable } from '../submission-store.ts'

/** It has changed since the version that somebody acted on; `row` is what it has become. */
export class StaleItem extends Problem {
  row: SubmissionTable

  constructor(row: SubmissionTable) {
    super(
      409,
      row.withdrawnAt
        ? 'It was withdrawn by the person who sent it.'
        : `Somebody else has changed this. It is ${row.state} now.`,
    )
    this.row = row
  }
}

export const notHere = () => new Problem(404, 'This is not here any more.')
export const notInTrash = () => new Problem(404, 'There is nothing like this in the trash.')
