import type { Bounds } from './bounds.ts'
import type { Drawing } from './drawing.ts'
import { escaped } from './lettering.ts'
import { tokenSheet } from './palette.ts'

export function viewBox({ left, top, right, bottom }: Bounds): string {
  return `${left} ${top} ${right - left} ${bottom - top}`
}

/** Chromium applies a file's own rules to what <use> takes from it, at whatever width the page has. */
const ONLY_AS_IMAGE = /^post-/

/** Part of its full width at which a callout has letters of nine pixels. */
const SMALLEST_READABLE = 0.66

/**
 * A file that stands alone as an image and lends its groups to a page. The width asked for is the
 * image's own: callouts leave where they would be too small to read.
 */
export function svgFile({ id, frame, title, description, groups }: Drawing): string {
  const body = groups.drawing + groups.run + groups.notes
  const size = `width="${frame.right - frame.left}" height="${frame.bottom - frame.top}"`
  const readable = Math.round((frame.right - frame.left) * SMALLEST_READABLE)
  const small =
    groups.notes && ONLY_AS_IMAGE.test(id)
      ? `@media(min-width:1px) and (max-width:${readable}px){:root>#n{display:none}}`
      : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(frame)}" ${size}>` +
    `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>` +
    `<style>${tokenSheet(body)}${small}</style>${body}</svg>\n`
  )
}
