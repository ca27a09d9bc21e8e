// First: it declares the order of the cascade layers.
import './ui/base.css'
import familjen from './ui/fonts/familjen.woff2?url'
import geistMono from './ui/fonts/geist-mono.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router'

import { pageContext } from './page-context.ts'
import { UnexpectedError } from './site/error-pages/unexpected-error.tsx'
import { ReactAfterPaint } from './react-after-paint.tsx'
import rememberScheme from './remember-scheme.js?raw'

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, whatsappNumber, apiBaseUrl } = context.get(pageContext).site
  return { siteUrl, whatsappNumber, ...(apiBaseUrl && { apiBaseUrl }) }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#eceee9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a2240" media="(prefers-color-scheme: dark)" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rememberScheme }} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={familjen} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={geistMono} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <ReactAfterPaint />}
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
