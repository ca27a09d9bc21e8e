/** Stands in a page for what it weighs until all of it is written; nobody outside can know it. */
export const weightMark = import.meta.env.SSR ? crypto.randomUUID() : ''

export function writeWeight(html: string): string {
  const bytes = Buffer.byteLength(html) - weightMark.length
  return html.replace(weightMark, String(Math.round(bytes / 1000)))
}
