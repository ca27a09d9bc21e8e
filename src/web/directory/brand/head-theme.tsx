import { createContext, use } from 'react'
import type { HeadTheme } from './head-of.server.ts'

/** Only the server knows it: the browser keeps what stands in the head. */
export const HeadLookContext = /* @__PURE__ */ createContext<HeadTheme | undefined>(undefined)

/** Colours, faces and icons of the company. */
export function LookInHead() {
  const look = use(HeadLookContext)
  if (!look) return null
  const { light, dark, fonts, icon } = look
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      {fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={font}
        />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/look/manifest.webmanifest" />
    </>
  )
}
