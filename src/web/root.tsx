// First: it declares the order of the cascade layers.
import './ui/base.css'
import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'

import { lookOf } from './directory/brand/brand-of.server.ts'
import { LookInHead } from './directory/brand/head-theme.tsx'
import { themeSheetPath } from './directory/brand/theme-sheet.server.ts'
import { documentsIn } from './directory/sources/documents-in.ts'
import { pageContext } from './page-context.ts'
import { UnexpectedError } from './site/error-pages/unexpected-error.tsx'
import deferLayout from './start/defer-layout.js?raw'
import followBack from './start/follow-back.js?raw'
import rememberScheme from './start/remember-scheme.js?raw'
import restoreScroll from './start/restore-scroll.js?raw'
import { useIsServed } from './start/use-is-served.ts'

/** In one: each script of a page has its hash in the policy, and what arrives in the first round trip is counted. */
const atOnce = rememberScheme + followBack + (import.meta.env.PROD ? deferLayout : '')

export function loader({ context }: LoaderFunctionArgs) {
  const { site, standsIn, preview } = context.get(pageContext)
  const { siteUrl, apiBaseUrl } = site
  const sheet = themeSheetPath(lookOf(documentsIn(context)))
  return {
    siteUrl,
    // That of a look that isn’t public yet is drawn from the same drafts.
    ...(sheet && { sheet: (preview?.base ?? '') + sheet }),
    ...(apiBaseUrl && { apiBaseUrl }),
    ...(standsIn && { standsIn }),
  }
}

export const shouldRevalidate = () => false

/** Also what a broken page is drawn in anew, in the browser: that <html> keeps no attribute of the one before. */
export function Layout({ children }: { children: ReactNode }) {
  const isBroken = Boolean(useRouteError())
  // A page that stands in for any address goes on as it is.
  const look = useRouteLoaderData<typeof loader>('root')
  const isServed = useIsServed()
  const scheme = import.meta.env.SSR ? undefined : document.documentElement.dataset.scheme
  return (
    <html lang="en" data-scheme={scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && (
          <>
            <script dangerouslySetInnerHTML={{ __html: atOnce }} />
            <LookInHead />
            {look?.apiBaseUrl && <meta name="api-elsewhere" content={look.apiBaseUrl} />}
          </>
        )}
        {!isBroken && <Meta />}
        <Links />
        {/* Behind the built style sheets, whose layers it adds to. */}
        {look?.sheet && <link rel="stylesheet" href={look.sheet} />}
      </head>
      <body>
        {children}
        {/* React takes the script of ours for the router's: what is in it is not compared. */}
        {isServed &&
          (import.meta.env.SSR ? (
            <script dangerouslySetInnerHTML={{ __html: restoreScroll }} />
          ) : (
            <ScrollRestoration />
          ))}
        {isServed && !(import.meta.env.SSR && look?.standsIn) && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <UnexpectedError />
}
