import type { FieldPlace } from '../finding.ts'

/** A piece of a page, and the field that says it where the page was drawn with its marks. */
export type Piece = {
  field?: FieldPlace | undefined
  /** Stands around what the page itself says: in the header or the foot, on every page. */
  isFrame: boolean
}

export type DrawnLink = Piece & { href: string; name: string }
export type DrawnHeading = Piece & { level: number; text: string }
type DrawnPicture = Piece & {
  src: string
  alt: string | undefined
  isHidden: boolean
  /** Among the words of a post, where nothing is decoration. */
  isWritten: boolean
}
type DrawnWords = Piece & { text: string }

/** What a page says and holds, as far as it is judged. */
export type RenderedPage = {
  status: number
  bytes: number
  title: string
  description: string
  /** The fields that say them, where the page was drawn with its marks. */
  foundAs: { title?: FieldPlace | undefined; description?: FieldPlace | undefined }
  headings: DrawnHeading[]
  links: DrawnLink[]
  pictures: DrawnPicture[]
  words: DrawnWords[]
  /** The places on it that an address can lead to. */
  ids: string[]
  /** Its structured data, as it stands there. */
  data: string[]
}
