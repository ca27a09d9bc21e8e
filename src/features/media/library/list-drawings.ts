import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { drawingPlaces, type PicturePlace } from './picture-places.ts'

/** A drawing of a pack, as the program has it. */
export type Drawn = {
  name: string
  src: string
  width: number
  height: number
  title: string
  description: string
}

/** The drawings that came with the site, by name, each with what shows it. */
export async function listDrawings(
  { db, drawn }: Pick<Ctx, 'db'> & { drawn: Drawn[] },
  actor: Actor,
): Promise<(Drawn & { places: PicturePlace[] })[]> {
  permit(actor, 'posts')
  const places = await drawingPlaces(
    db,
    drawn.map(({ name }) => name),
  )
  return drawn.map((one) => ({ ...one, places: places.get(one.name) ?? [] }))
}
