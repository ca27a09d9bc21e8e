import type { Ctx } from '../../../platform/ctx.ts'
import { findPictures } from '../../media/find-pictures.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { checkContent } from '../write/check-content.ts'
import { type RenderedPost, renderContent } from '../render/render-post.ts'

/** Content as readers would see it if it were published as it is; nothing is kept. */
export async function previewPost(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  content: string,
): Promise<RenderedPost> {
  permit(actor, 'posts')
  return renderContent(await checkContent(content), (ids) => findPictures(db, ids))
}
