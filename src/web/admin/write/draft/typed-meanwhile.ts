import { areSame, type WriteTexts } from '../write-texts.ts'
import { forget, readLocalDraft, saveLocalDraft } from './local-draft.ts'

/** What this tab has typed of a new post beyond these texts, from now on under this id. */
export function typedMeanwhile(staffId: string, id: string, texts: WriteTexts) {
  const local = readLocalDraft(staffId, undefined)
  if (!local || areSame(local.texts, texts)) return undefined
  forget(staffId, undefined, local.id)
  saveLocalDraft(staffId, undefined, { ...local, id })
  return { ...local, id }
}
