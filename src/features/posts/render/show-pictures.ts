import { copiesIn, isPicture, type Picture, widestCopy } from '../../media/picture.ts'

const ours = String.raw`/media/([\w-]{16})(?:/\d{1,5}\.(?:avif|webp))?`
const address = new RegExp(`^${ours}$`)
const inContent = new RegExp(`<img src="${ours}"(?! srcset=)([^>]*?) />`, 'g')

export type Pictures = Map<string, Picture>
export type FindPictures = (ids: string[]) => Promise<Pictures>

/** The ids of the pictures of ours that sanitized HTML shows, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(inContent)].map(([, id]) => id!)),
]

/** The id of the picture of ours at an address. */
export const pictureAt = (thumbnail: string): string | undefined => address.exec(thumbnail)?.[1]

type Shown = { thumbnail?: string | undefined; pictures?: Picture[] | undefined }

/** The thumbnail of a post as a picture of ours, if it is one; what was handed on is looked at first. */
export function thumbnailPicture({ thumbnail, pictures }: Shown): Picture | undefined {
  const id = pictureAt(thumbnail ?? '')
  if (id === undefined || !Array.isArray(pictures)) return undefined
  return pictures.find((picture) => isPicture(picture) && picture.id === id)
}

/**
 * Lets the browser choose how wide a picture of ours it takes, leaves room for it, and lays its
 * placeholder behind it.
 */
export const showPictures = (html: string, pictures: Pictures): string =>
  html.replace(inContent, (whole, id: string, attributes: string) => {
    const picture = pictures.get(id)
    if (!picture) return whole
    const rest = attributes.replace(/ (width|height)="[^"]*"/g, '')
    const { width, height, placeholder } = picture
    const sizes = 'sizes="(min-width: 60em) 48em, (min-width: 38em) 100vw, 85vw"'
    return (
      `<span class="own-picture">${placeholder && `<img src="${placeholder}" alt="" aria-hidden="true" />`}` +
      `<picture><source type="image/avif" srcset="${copiesIn('avif', picture)}" ${sizes} />` +
      `<img src="${widestCopy(picture)}" srcset="${copiesIn('webp', picture)}" ${sizes} width="${width}" height="${height}"${rest} /></picture></span>`
    )
  })
