import { Problem } from '../../../platform/problem.ts'
import { postRefusals } from '../post-refusals.ts'
import type { Post } from '../post-schema.ts'

/** Somebody else has saved the post since; `post` is what it has become. */
export class StalePost extends Problem {
  post: Post

  constructor(post: Post, why = 'Someone else has changed this post in the meantime.') {
    super({ ...postRefusals['post-changed'], message: `${why} Nothing was saved.` })
    this.post = post
  }
}
