import type { EditedPost } from '../../../../features/posts/post-schema.ts'
import { callRoute } from '../../session/call-route.ts'
import { Refusal } from '../../session/desk-call.ts'
import { makeKey } from '../../session/make-key.ts'
import type { WriteTexts } from '../write-texts.ts'

/** A draft that is made once however often its answer is lost: its key is made here. */
export class NewDraft {
  key: string
  /** Whether it may be there although nobody has said so. */
  mayBeThere: boolean

  constructor(madeBefore: string | undefined) {
    this.key = madeBefore ?? makeKey()
    this.mayBeThere = madeBefore !== undefined
  }

  /** What an answer that was lost has made of it. */
  async find(): Promise<EditedPost | undefined> {
    if (!this.mayBeThere) return undefined
    try {
      return (await callRoute('GET /api/blogs/drafts/{key}', { params: { key: this.key } })).post
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return undefined
      throw error
    }
  }

  /** Where somebody has thrown away what an answer that was lost had made, it is made anew, once. */
  async make(texts: WriteTexts, mayBeginAgain = true): Promise<EditedPost> {
    try {
      const body = { ...texts, key: this.key }
      return (await callRoute('POST /api/blogs/drafts', { body })).post
    } catch (error) {
      this.mayBeThere = !(error instanceof Refusal) || error.status >= 500
      if (!(mayBeginAgain && error instanceof Refusal && error.status === 404)) throw error
      this.key = makeKey()
      return this.make(texts, false)
    }
  }
}
