import { createElement, type ReactElement } from 'react'

/** A picture, or an element of one, as data: shapes take the colours of whatever they stand in. */
export type Shape = { is: string; with: Record<string, string>; of?: Shape[] }

export const drawShape = ({ is, with: attributes, of = [] }: Shape): ReactElement =>
  createElement(is, attributes, ...of.map(drawShape))
