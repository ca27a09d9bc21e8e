import type { Db } from '../../../platform/db/tables.ts'
import { usesOfPictures, type UseTable } from './use-store.ts'

/** A document or post that shows a picture: `sides` says whether visitors see it there, or its draft has it. */
export type PicturePlace = {
  noun: UseTable['noun']
  id: string
  kind: string
  title: string
  sides: UseTable['side'][]
  isTrashed: boolean
  /** What it says of the picture there, each wording once. */
  alts: string[]
  wordless: number
}

/** Everything that shows a picture, the trash included. */
export const picturePlaces = async (db: Db, picture: string): Promise<PicturePlace[]> =>
  placesIn(await usesOfPictures(db, [picture]))

function placesIn(uses: UseTable[]): PicturePlace[] {
  const byThing = Map.groupBy(uses, ({ noun, nounId }) => `${noun} ${nounId}`)
  return [...byThing.values()].map((own) => {
    const [{ noun, nounId, kind, title, isTrashed }] = own as [UseTable]
    return {
      noun,
      id: nounId,
      kind,
      title,
      sides: [...new Set(own.map(({ side }) => side))],
      isTrashed: isTrashed === 1,
      alts: [...new Set(own.flatMap(({ alt }) => alt || []))],
      wordless: own.filter(({ isWordless }) => isWordless === 1).length,
    }
  })
}

/** Every drawing that is shown, with the places, by its name. */
export async function drawingPlaces(db: Db, names: string[]): Promise<Map<string, PicturePlace[]>> {
  const uses = await usesOfPictures(
    db,
    names.map((name) => `drawing:${name}`),
  )
  const byName = Map.groupBy(uses, ({ picture }) => picture.slice('drawing:'.length))
  return new Map([...byName].map(([name, own]) => [name, placesIn(own)]))
}
