import { lazy } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  Outlet,
  useLoaderData,
  useMatches,
  useRouteError,
} from 'react-router'
import { isDocument } from '../directory/read-page.server.ts'
import { documentsIn } from '../directory/sources/documents-in.ts'
import { pageContext } from '../page-context.ts'
import { ErrorPage } from './error-pages/error-page.tsx'
import { Frame } from './frame/frame.tsx'
import { frameInPage } from './frame/frame-in-page.server.ts'
import { readFrame, writeFrame } from './frame/frame-text.ts'
import { errorTitles, readFrameData } from './frame/read-frame-data.server.ts'
import type { PageHead } from './page-head.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { site, marked } = context.get(pageContext)
  const frame = readFrameData(site, documentsIn(context))
  const titles = errorTitles(site.text, frame)
  if (!import.meta.env.PROD || !isDocument(request)) return { frame: writeFrame(frame), titles }
  const inPage = frameInPage(frame)
  marked.push(inPage)
  return { frame: inPage.mark, titles }
}

export const shouldRevalidate = () => false

/** Fetched once a page is missing: then the server is there to fetch it from. */
const NotFound = lazy(() => import('./error-pages/not-found.tsx'))

const isStatus = (error: unknown, status: number) =>
  isRouteErrorResponse(error) && error.status === status
const isNotFound = (error: unknown) => isStatus(error, 404)
/** Nobody came to drawing the page, or what it is made of does not answer. */
function wordsOf(error: unknown) {
  if (!isStatus(error, 503)) return 'broken'
  return isRouteErrorResponse(error) && error.data === 'busy' ? 'busy' : 'away'
}

export function meta({ error, loaderData }: MetaArgs<typeof loader>) {
  if (!error || !loaderData) return []
  const { notFound, broken, away } = loaderData.titles
  const title = isNotFound(error) ? notFound : isStatus(error, 503) ? away : broken
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function SiteLayout() {
  const page = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined
  return (
    <Frame frame={readFrame(useLoaderData<typeof loader>().frame)} head={page?.head}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const read = useLoaderData<typeof loader | undefined>()
  const error = useRouteError()
  if (!read) throw error
  const frame = readFrame(read.frame)
  const drawing = frame.notFoundDrawing
  return (
    <Frame frame={frame}>
      {isNotFound(error) ? (
        <NotFound drawing={drawing} frame={frame} />
      ) : (
        <ErrorPage drawing={drawing} words={wordsOf(error)} />
      )}
    </Frame>
  )
}
