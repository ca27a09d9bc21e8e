import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { mediaRefusals } from '../media-refusals.ts'
import { lockPictureVersion, savePictureNote } from './lock-picture-version.ts'
import type { LibraryPicture } from './library-picture.ts'
import { asLibraryPictures } from './list-pictures.ts'
import type { PictureNote } from './picture-fields.ts'
import { plainWords } from './plain-words.ts'

/** Says what a picture shows, what it is called and whether it stays, unless someone else has meanwhile. */
export async function describePicture(
  { changes }: Pick<Ctx, 'changes'>,
  actor: Actor,
  id: string,
  { version, alt, name, isKept }: PictureNote,
): Promise<LibraryPicture> {
  permit(actor, 'posts')
  return changes.transaction(async (db) => {
    const before = await lockPictureVersion(db, id)
    if (before.version !== version) throw new Problem(mediaRefusals['picture-changed'])
    const said = { alt: alt ?? before.alt, name: name ?? before.name }
    const change = {
      ...said,
      words: plainWords(said.name, said.alt),
      // What someone has found words for is worth keeping.
      isKept: (isKept ?? (before.isKept === 1 || said.alt !== '')) ? 1 : 0,
    }
    const at = changes.now()
    const after = await savePictureNote(db, actor, { before, change, action: 'described', at })
    const [picture] = await asLibraryPictures(db, [after])
    return picture!
  })
}
