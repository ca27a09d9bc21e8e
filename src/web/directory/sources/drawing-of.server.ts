import { drawingNames, picture } from '../../../drawings/picture.server.ts'
import type { Pictured } from '../../../drawings/picture-list.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'

/** The drawing that a document names, if there is one: what came with a pack of the owner's, or else with the program. */
export function drawingOf(
  name: string | undefined,
  { drawings }: Pick<Documents, 'drawings'>,
): (Pictured & { src: string }) | undefined {
  if (name === undefined) return undefined
  return drawings.get(name) ?? (drawingNames.has(name) ? picture(name) : undefined)
}
