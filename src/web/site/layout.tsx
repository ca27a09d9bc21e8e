import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  Outlet,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { pageContext } from '../page-context.ts'
import { ErrorPage } from './error-pages/error-page.tsx'
import { NotFound } from './error-pages/not-found.tsx'
import { Frame } from './frame/frame.tsx'
import { readFrameData } from './frame/read-frame-data.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return readFrameData(context.get(pageContext).site.text)
}

export const shouldRevalidate = () => false

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export function meta({ error, loaderData }: MetaArgs<typeof loader>) {
  if (!error || !loaderData) return []
  const { notFound, broken } = loaderData.errorTitles
  return [{ title: isNotFound(error) ? notFound : broken }, { name: 'robots', content: 'noindex' }]
}

export default function SiteLayout() {
  return (
    <Frame frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const frame = useLoaderData<typeof loader>() as ReturnType<typeof readFrameData> | undefined
  const error = useRouteError()
  if (!frame) throw error
  const Page = isNotFound(error) ? NotFound : ErrorPage
  return (
    <Frame frame={frame}>
      <Page drawing={frame.notFoundDrawing} />
    </Frame>
  )
}
