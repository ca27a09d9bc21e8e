import type { Noun, Tx } from '../../platform/db/tables.ts'
import { Problem } from '../../platform/problem.ts'
import type { KindName } from '../documents/kinds/all-kinds.ts'
import { mayChange } from '../documents/permit-kind.ts'
import { replaceUpload } from '../documents/write/replace-upload.ts'
import { picturePlaces, type PicturePlace } from '../media/library/picture-places.ts'
import { mediaRefusals } from '../media/media-refusals.ts'
import { replaceInPosts } from '../posts/pictures/replace-in-posts.ts'
import type { Actor } from '../sessions/actor.ts'

type Swapping = { from: string; to: string; places: PicturePlace[]; action: string; at: string }

/** Has these places show one upload where they showed another; says what that changed. */
export async function swapUploads(
  db: Tx,
  actor: Actor,
  { from, to, places, action, at }: Swapping,
): Promise<Noun[]> {
  const address = new RegExp(`/media/${from}(?:/\\d{1,5}\\.(?:avif|webp))?(?![\\w-])`, 'g')
  const rewrite = (text: string) => text.replace(address, `/media/${to}`)
  const idsOf = (noun: PicturePlace['noun']) =>
    places.filter((place) => place.noun === noun).map(({ id }) => id)
  const how = { rewrite, action, at }
  refuseOwners(actor, places)
  return [
    ...(await replaceUpload(db, actor, { ids: idsOf('documents'), ...how })),
    ...(await replaceInPosts(db, actor, { ids: idsOf('posts'), ...how })),
  ]
}

function refuseOwners(actor: Actor, places: PicturePlace[]) {
  const closed = places.filter(
    ({ noun, kind }) => noun === 'documents' && !mayChange(actor, kind as KindName),
  )
  if (closed.length === 0) return
  const names = closed.map(({ title }) => `‘${title}’`).join(', ')
  const message = `${names} ${closed.length === 1 ? 'shows' : 'show'} this picture and can be changed by owners only. Ask one of them.`
  throw new Problem({ ...mediaRefusals['picture-for-owners'], message })
}

/** Refuses to put one in the place of another where both are shown: nobody could tell them apart again. */
export async function refuseBeside(db: Tx, places: PicturePlace[], id: string) {
  const others = new Set((await picturePlaces(db, id)).map((one) => `${one.noun} ${one.id}`))
  const both = places.find((one) => others.has(`${one.noun} ${one.id}`))
  if (!both) return
  const message = `‘${both.title}’ shows both pictures. Change it there first.`
  throw new Problem({ ...mediaRefusals['picture-shown-beside'], message })
}
