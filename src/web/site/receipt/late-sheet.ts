/** Asked for while a form is on its way, so that its receipt is drawn as soon as there is an answer, and nobody leaves unasked. */
export const fetchSheet = () => import('./sent-sheet.tsx').catch(() => undefined)
