import type { EditedPost, Post } from '../../../../features/posts/post-schema.ts'
import { treeOf } from '../../../../features/posts/render/post-tree.ts'
import { callRoute } from '../../session/call-route.ts'
import { isLate } from '../../session/desk-call.ts'
import { isSameTree } from '../document/same-tree.ts'
import { areSame, textNames, textsOf, type WriteTexts } from '../write-texts.ts'

/** Changes of a post on their way. One whose answer was lost may have been saved all the same. */
export class SentChanges {
  #unanswered: WriteTexts[] = []

  /** Saves texts over a version; over what was made of it here as well, and over nobody else's. */
  async put(sent: WriteTexts, before: EditedPost, version: number): Promise<EditedPost> {
    const { key, state } = before
    if (!this.#unanswered.some((texts) => areSame(texts, sent))) this.#unanswered.push(sent)
    const change = { params: { key }, body: { ...sent, version } }
    try {
      const { post } =
        state === 'draft'
          ? await callRoute('PUT /api/blogs/drafts/{key}', change)
          : await callRoute('PUT /api/blogs/post/{key}', change)
      return withState(post, state)
    } catch (error) {
      if (!isLate(error)) throw error
      const post = withState((error.answer as { post: Post }).post, state)
      const isNext = post.version === version + 1 && post.state === withState(before).state
      const own = isNext && this.#unanswered.find((texts) => isStoredAs(texts, textsOf(post)))
      if (!own) throw error
      return areSame(own, sent) ? post : this.put(sent, post, post.version)
    }
  }

  /** From now on another version is the last that is known. */
  settle() {
    this.#unanswered = []
  }
}

/** The server trims what it is sent, and writes HTML in its own way. */
const isStoredAs = (sent: WriteTexts, stored: WriteTexts) =>
  textNames.every((name) =>
    name === 'content'
      ? isSameTree(treeOf(sent.content), treeOf(stored.content))
      : sent[name].trim() === stored[name],
  )

/** A post whose scheduled moment has come is published, whenever that was said of it. */
export function withState(
  post: Post & Partial<EditedPost>,
  known: EditedPost['state'] = 'draft',
): EditedPost {
  const state = post.state ?? known
  const isOut = state === 'scheduled' && Date.parse(post.publishedAt) <= Date.now()
  return { ...post, state: isOut ? 'published' : state }
}
