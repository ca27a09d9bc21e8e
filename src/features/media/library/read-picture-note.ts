import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { noSuchPicture } from './lock-picture-version.ts'
import type { LibraryPicture } from './library-picture.ts'
import { mediaRow } from './library-store.ts'
import { asLibraryPictures } from './list-pictures.ts'
import { picturePlaces, type PicturePlace } from './picture-places.ts'
import { replacementOf } from './replacement-of.ts'

type OpenPicture = {
  picture: LibraryPicture
  places: PicturePlace[]
  /** The picture whose place it took, while that can be put back. */
  replaced: string | null
}

/** An upload with everything that shows it. */
export async function readPictureNote(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  id: string,
): Promise<OpenPicture> {
  permit(actor, 'posts')
  const row = await mediaRow(db, id)
  if (!row) throw noSuchPicture()
  const [picture] = await asLibraryPictures(db, [row])
  return {
    picture: picture!,
    places: await picturePlaces(db, id),
    replaced: (await replacementOf(db, id)) ?? null,
  }
}
