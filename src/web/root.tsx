// First: it declares the order of the cascade layers.
import './ui/base.css'
import familjen from './ui/fonts/familjen.woff2?url'
import geistMono from './ui/fonts/geist-mono.woff2?url'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
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

import { faviconSvg } from '../drawings/logo-mark.ts'
import { pageContext } from './page-context.ts'
import { UnexpectedError } from './site/error-pages/unexpected-error.tsx'
import deferLayout from './start/defer-layout.js?raw'
import rememberScheme from './start/remember-scheme.js?raw'

export function loader({ context }: LoaderFunctionArgs) {
  const { site, isBusy } = context.get(pageContext)
  const { siteUrl, whatsappNumber, apiBaseUrl } = site
  return { siteUrl, whatsappNumber, ...(apiBaseUrl && { apiBaseUrl }), ...(isBusy && { isBusy }) }
}

const favicon = () => `data:image/svg+xml,${encodeURIComponent(faviconSvg())}`

export const shouldRevalidate = () => false

/** Also what a broken page is drawn in anew, in the browser: that <html> keeps no attribute of the one before. */
export function Layout({ children }: { children: ReactNode }) {
  const isBroken = Boolean(useRouteError())
  // A page that stands in for any address goes on as it is.
  const isBusy = useRouteLoaderData<typeof loader>('root')?.isBusy
  const isServed = useServed()
  const scheme = import.meta.env.SSR ? undefined : document.documentElement.dataset.scheme
  return (
    <html lang="en" data-scheme={scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#eceee9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a2240" media="(prefers-color-scheme: dark)" />
        {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: rememberScheme }} />}
        {import.meta.env.PROD && import.meta.env.SSR && (
          <script dangerouslySetInnerHTML={{ __html: deferLayout }} />
        )}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={familjen} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={geistMono} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* Written into the page, it is no request beside those that the first paint waits for. */}
        {import.meta.env.SSR && <link rel="icon" type="image/svg+xml" href={favicon()} />}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {!isBroken && <Meta />}
        <Links />
      </head>
      <body>
        {children}
        {isServed && <ScrollRestoration />}
        {isServed && !isBusy && <Scripts />}
      </body>
    </html>
  )
}

const never = () => () => {}

/** Whether the server drew this document: in one that React makes anew, Trusted Types let no inline script be made. */
function useServed() {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(served)[0]
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <UnexpectedError />
}
