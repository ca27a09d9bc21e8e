import type { CopyTable, MediaTable } from './media-store.ts'

/** A picture of ours as a page needs it. */
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
