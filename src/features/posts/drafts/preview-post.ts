import { findPictures } from '../../media/find-pictures.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { checkContent } from '../write/check-content.ts'
import { type RenderedPost, renderContent } from '../render/render-post.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** Content as readers would see it if it were published as it is; nothing is kept. */
export async function previewPost(db: Db, actor: Actor, content: string): Promise<RenderedPost> {
  permit(actor, 'posts')
  return renderContent(await checkContent(content), (ids) => findPictures(db, ids))
}
