import type { CareersPage } from '../../../features/documents/read/documents.ts'

const plain = (team: string) => team.trim().toLowerCase()

/** What the company says of a job's team, however the job writes its name. */
export function teamOf(
  { department }: { department?: string | null | undefined },
  { teams = [] }: CareersPage,
) {
  return department ? teams.find(({ name }) => plain(name) === plain(department)) : undefined
}
