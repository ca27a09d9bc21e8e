import type { Db, Tx } from '../../platform/db/tables.ts'
import type { PutAway } from '../documents/packs/put-away-documents.ts'
import { keep, lockKept, readKept } from '../settings/kept-setting.ts'
import type { StepName } from './step-names.ts'

/** What was put away in one step, so that it can be brought back in one. */
export type Removal = {
  at: string
  documents: PutAway
  posts: string[]
  jobs: string[]
}

/** The guide's state, as the settings table keeps it. */
export type GuideState = {
  isHidden: boolean
  /** Steps that an owner calls done as they are. */
  settled: StepName[]
  /** Documents whose words an owner calls their own as they are. */
  kept: string[]
  /** The last stands last. */
  removals: Removal[]
}

const name = 'guide'
const atFirst: GuideState = { isHidden: false, settled: [], kept: [], removals: [] }

export const readState = async (db: Db): Promise<GuideState> => ({
  ...atFirst,
  ...(await readKept<Partial<GuideState>>(db, name)),
})

export const lockState = async (db: Tx): Promise<GuideState> => ({
  ...atFirst,
  ...(await lockKept<Partial<GuideState>>(db, name)),
})

export const keepState = (db: Tx, state: GuideState) => keep(db, name, state)
