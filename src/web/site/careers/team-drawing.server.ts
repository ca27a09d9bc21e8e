import { teamDrawings } from '../../../content/team-drawings.ts'
import { picture } from '../../../drawings/picture.server.ts'
import type { Text } from '../../i18n.tsx'
import { drawingFile } from '../drawing-file.server.ts'
import type { TeamView } from './careers-view.ts'

const plain = (team: string) => team.trim().toLowerCase()

/** What the team of a job runs, if somebody has drawn it. */
export function teamDrawing(
  department: string | null | undefined,
  text: Text,
): TeamView | undefined {
  if (!department) return undefined
  const found = teamDrawings.find(({ team }) => plain(team) === plain(department))
  if (!found) return undefined
  const { title, description } = picture(found.drawing)
  return {
    drawing: drawingFile(found.drawing),
    alt: `${title}. ${description}`,
    caption: text('careers.owns', { part: found.owns }),
  }
}
