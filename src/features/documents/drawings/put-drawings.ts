import type { Db, Tx } from '../../../platform/db/tables.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import type { Difference } from '../packs/put-pack.ts'
import { allSources, type DrawingTable, putDrawing, removeDrawing } from './drawing-store.ts'

export const drawingFileName = (name: string) => `drawings/${name}.svg`

/** What would change if these took the place of all that were imported. */
export async function compareDrawings(db: Db, drawings: DrawingTable[]): Promise<Difference[]> {
  const had = new Map((await allSources(db)).map(({ name, source }) => [name, source]))
  const named = new Set(drawings.map(({ name }) => name))
  const there = drawings.flatMap(({ name, source }): Difference[] => {
    const before = had.get(name)
    if (before === source) return []
    return [{ action: before === undefined ? 'added' : 'changed', file: drawingFileName(name) }]
  })
  const gone = [...had.keys()].filter((name) => !named.has(name))
  return [
    ...there,
    ...gone.map((name): Difference => ({ action: 'removed', file: drawingFileName(name) })),
  ]
}

/** Puts drawings, which have been judged, in the place of all that were imported. */
export async function putDrawings(db: Tx, actor: Actor, drawings: DrawingTable[], at: string) {
  permit(actor, 'company content')
  const differences = await compareDrawings(db, drawings)
  const byFile = new Map(drawings.map((drawing) => [drawingFileName(drawing.name), drawing]))
  for (const { action, file } of differences) {
    const drawing = byFile.get(file)
    const nounId = file.replace(/^.*\/|\.svg$/g, '')
    await (drawing ? putDrawing(db, drawing) : removeDrawing(db, nounId))
    const { hash, title } = drawing ?? {}
    const after = drawing && { after: { hash, title } }
    await recordChange(db, actor, { at, noun: 'drawings', nounId, action, ...after })
  }
  return differences
}
