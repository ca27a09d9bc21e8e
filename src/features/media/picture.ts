import type { CopyFormat, CopyTable, MediaTable } from './media-store.ts'

/** A picture of ours as a page needs it; one that can be seen through has no placeholder. */
export type Picture = {
  id: string
  url: string
  width: number
  height: number
  placeholder: string
  widths: number[]
}

export const asPicture = (media: MediaTable, copies: CopyTable[]): Picture => ({
  id: media.id,
  url: `/media/${media.id}`,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  widths: [...new Set(copies.map(({ width }) => width))].toSorted((a, b) => a - b),
})

/** All copies of a picture in a format, as a `srcset`. */
export const copiesIn = (format: CopyFormat, { url, widths }: Picture): string =>
  widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ')

/** What a browser takes that chooses nothing. */
export const widestCopy = ({ url, widths }: Picture): string => `${url}/${widths.at(-1)}.webp`

export const isPlaceholder = (address: string): boolean =>
  /^data:image\/webp;base64,[\w+/]{1,2000}={0,2}$/.test(address)

const isSize = (value: unknown) => Number.isInteger(value) && Number(value) > 0

/** Whether what came from elsewhere is a picture of ours, and names no address but ours. */
export function isPicture(value: unknown): value is Picture {
  if (typeof value !== 'object' || value === null) return false
  const { id, url, width, height, placeholder, widths } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    /^[\w-]{16}$/.test(id) &&
    url === `/media/${id}` &&
    [width, height].every(isSize) &&
    (placeholder === '' || (typeof placeholder === 'string' && isPlaceholder(placeholder))) &&
    Array.isArray(widths) &&
    widths.length > 0 &&
    widths.every(isSize)
  )
}
