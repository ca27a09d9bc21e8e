import type { CareersPage } from '../../../features/documents/read/documents.ts'
import { teamOf } from '../../directory/sources/team-of.ts'
import { drawingNames, picture } from '../../../drawings/picture.server.ts'
import type { Text } from '../../i18n.tsx'
import { drawingFile } from '../drawing-file.server.ts'
import type { TeamView } from './careers-view.ts'

/** What the team of a job runs, if somebody has drawn it. */
export function teamDrawing(
  job: { department?: string | null | undefined },
  careersPage: CareersPage,
  text: Text,
): TeamView | undefined {
  const team = teamOf(job, careersPage)
  if (!team || !drawingNames.has(team.drawing)) return undefined
  const { title, description } = picture(team.drawing)
  return {
    drawing: drawingFile(team.drawing),
    alt: `${title}. ${description}`,
    caption: text('careers.owns', { part: team.owns }),
  }
}
