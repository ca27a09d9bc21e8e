import { createContext } from 'react'

/** Before the address of a drawing that a post names: where it has the company's colours. */
export const DrawingsAt = /* @__PURE__ */ createContext('')

export const drawingAt = (src: string, at: string) =>
  src.startsWith('/drawings/') ? at + src : src

export const drawingsIn = (html: string | undefined, at: string) =>
  at === '' ? html : html?.replaceAll('<img src="/drawings/', `<img src="${at}/drawings/`)
