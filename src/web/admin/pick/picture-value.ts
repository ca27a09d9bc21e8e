/** A picture as a document keeps it: a drawing of the pack, or an upload. */
export type PictureValue = {
  drawing?: string
  upload?: string
  alt?: string
  decorative?: boolean
  focus?: { x: number; y: number }
}
