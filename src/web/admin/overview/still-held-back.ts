import type { Answer } from '../session/api-routes.ts'

type Publication = Answer<'GET /api/publications'>['publications'][number]

/** What didn't go out at its moment and hasn't since: some of its words are still drafts. */
export const stillHeldBack = (publications: Publication[]): Publication[] =>
  publications.filter(
    ({ failure, publishAt = '', documents }) =>
      failure !== undefined &&
      documents.some(({ id, isDraft }) => isDraft && !wentOutAfter(publications, id, publishAt)),
  )

const wentOutAfter = (publications: Publication[], id: string, moment: string) =>
  publications.some(
    ({ outAt, documents }) =>
      outAt !== undefined && outAt > moment && documents.some((one) => one.id === id),
  )
