import type * as SentSheets from '../receipt/sent-sheet.tsx'

let part: typeof SentSheets | undefined

export const sheetSoFar = () => part

/** Asked for while a form is on its way, so that its receipt is drawn as soon as there is an answer. */
export const fetchSheet = () =>
  import('../receipt/sent-sheet.tsx').then(
    (sheets) => (part = sheets),
    () => undefined,
  )
