import { data, type RouterContextProvider } from 'react-router'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { pageContext } from '../../page-context.ts'
import { timeZoneOf } from '../../../features/documents/read/answer-promise.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import type { Text } from '../../i18n.tsx'
import { momentInWords } from '../../../features/submissions/moment-in-words.ts'
import { dayThere } from '../../../features/submissions/status/answer-by.ts'
import type { Status } from '../../../features/submissions/status/read-status.ts'
import { receiptOf, stampedOn } from './receipt-of.server.ts'
import type { StatusPageView } from './status-view.ts'

/** By the clock of the company, which it names. */
const clockOf =
  ({ company }: Documents) =>
  (moment: string) =>
    momentInWords(moment, timeZoneOf(company))

const sizeInWords = (bytes: number) =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`

function saidIn(query: URLSearchParams, status: Status, text: Text): string | undefined {
  if (query.has('sent'))
    return status.kind === 'enquiry'
      ? text('form.enquirySent')
      : text('careers.sent', { title: status.jobTitle ?? '' })
  const done = query.get('done') ?? ''
  return ['file', 'withdrawn', 'erasure'].includes(done) ? text(`status.done.${done}`) : undefined
}

/** What one visitor sent, for the holder of its link; kept by nobody and found by nobody else. */
export async function readStatusPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
) {
  const { site, answer } = context.get(pageContext)
  const { text } = site
  const status = await site.readStatus(token).catch((problem: unknown) => {
    if ((problem as { status?: number }).status === 404) throw data(null, { status: 404 })
    throw problem
  })
  const said = saidIn(new URL(request.url).searchParams, status, text)
  const documents = documentsIn(context)
  const inWords = clockOf(documents)
  const today = dayThere(timeZoneOf(documents.company), site.clock().toISOString())
  const view: StatusPageView = {
    token,
    title: `${status.reference} | ${documents.company.name}`,
    what: text(`status.${status.kind}`, { title: status.jobTitle ?? '' }),
    receipt: receiptOf(status, today, documents),
    stamp: text(`status.stamp.${status.state}`),
    stampedOn: stampedOn(status, documents),
    state: text(`status.state.${status.kind}.${status.state}`),
    details: [
      [text('status.received'), inWords(status.receivedAt)],
      ...(status.withdrawnAt
        ? [[text('status.withdrawnAt'), inWords(status.withdrawnAt)] as [string, string]]
        : []),
      ...(status.erasureAskedAt
        ? [[text('status.erasureAt'), inWords(status.erasureAskedAt)] as [string, string]]
        : []),
    ],
    // The page that an enquiry came from is not what its sender wrote.
    fields: Object.entries(status.fields)
      .filter(([name]) => name !== 'page')
      .map(([name, value]) => [text(`status.field.${name}`), value]),
    files: status.files.map(({ name, size, addedAt }) => ({
      name,
      about: `${sizeInWords(size)}, ${inWords(addedAt)}`,
    })),
    accept: status.kind === 'application' ? '.pdf,.doc,.docx' : undefined,
    consent: status.consent.text,
    mayAddFile: status.mayAddFile,
    mayWithdraw: !status.withdrawnAt,
    reachesOthers: status.reachesOthers,
    mayAskForErasure: !status.erasureAskedAt,
    said,
    problem: answer?.errors.file || answer?.message,
    isFileProblem: Boolean(answer?.errors.file),
  }
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
  return data(view, { headers })
}
