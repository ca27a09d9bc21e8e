import { createElement, type ReactNode } from 'react'

export type LogoShape = { is: string; with: Record<string, string>; of?: LogoShape[] }

/** Shapes that take the page's colours, or the file of a picture. */
export type LogoView =
  | { viewBox: string; of: LogoShape[] }
  | { src: string; width: number; height: number }

/** The company's mark, in the colours of whatever it stands in; its name stands beside it. */
export function Logo({ logo, className }: { logo: LogoView; className: string }) {
  return 'of' in logo ? (
    <svg className={className} viewBox={logo.viewBox} aria-hidden="true">
      {logo.of.map(drawn)}
    </svg>
  ) : (
    <img className={className} {...logo} alt="" />
  )
}

const drawn = ({ is, with: attributes, of = [] }: LogoShape, key: number): ReactNode =>
  createElement(is, { ...attributes, key }, ...of.map(drawn))
