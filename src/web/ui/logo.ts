import { createElement, type ReactElement } from 'react'

/** A picture, or an element of one, as data: shapes take the colours of whatever they stand in. */
export type LogoShape = { is: string; with: Record<string, string>; of?: LogoShape[] }

export const drawLogo = ({ is, with: attributes, of = [] }: LogoShape): ReactElement =>
  createElement(is, attributes, ...of.map(drawLogo))
