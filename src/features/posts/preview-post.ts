import type { Kysely } from 'kysely'
import { findPictures, type MediaTables } from '../media/find-pictures.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { checkContent } from './check-content.ts'
import { type RenderedPost, renderContent } from './render-post.ts'

/** Content as readers would see it if it were published as it is; nothing is kept. */
export async function previewPost(
  db: Kysely<MediaTables>,
  actor: Actor,
  content: string,
): Promise<RenderedPost> {
  permit(actor, 'posts')
  return renderContent(await checkContent(content), (ids) => findPictures(db, ids))
}
