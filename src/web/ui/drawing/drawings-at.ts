import { createContext } from 'react'

/** What stands before the address of a drawing, so that it is drawn in the company's colours. */
export const DrawingsAt = /* @__PURE__ */ createContext('')

export const drawingAt = (src: string, at: string) =>
  src.startsWith('/drawings/') ? at + src : src

export const drawingsIn = (html: string | undefined, at: string) =>
  at === '' ? html : html?.replaceAll('<img src="/drawings/', `<img src="${at}/drawings/`)
