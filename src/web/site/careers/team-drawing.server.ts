import type { Documents } from '../../../features/documents/read/documents.ts'
import { teamOf } from '../../directory/sources/team-of.ts'
import { drawingOf } from '../../directory/sources/drawing-of.server.ts'
import type { Text } from '../../i18n.tsx'
import { drawingFileOf } from '../drawing-file.server.ts'
import type { TeamView } from './careers-view.ts'

/** What the team of a job runs, if somebody has drawn it. */
export function teamDrawing(
  job: { department?: string | null | undefined },
  documents: Documents,
  text: Text,
): TeamView | undefined {
  const team = teamOf(job, documents.careersPage)
  const drawing = team && drawingFileOf(team, documents)
  if (!drawing) return undefined
  const { title, description } = drawingOf(team.drawing, documents)!
  return {
    drawing,
    alt: description ? `${title}. ${description}` : title,
    caption: text('careers.owns', { part: team.owns }),
  }
}
