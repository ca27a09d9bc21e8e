import type { Picture } from '../media/picture.ts'

const ours = /<img src="\/media\/([\w-]{16})"([^>]*?) \/>/g

export type FindPictures = (ids: string[]) => Promise<Map<string, Picture>>

/** Lets the browser choose how wide a picture of ours it takes, and leave room for it before it is there. */
export async function showPictures(html: string, find: FindPictures): Promise<string> {
  const ids = [...html.matchAll(ours)].map(([, id]) => id!)
  if (ids.length === 0) return html
  const pictures = await find([...new Set(ids)])
  return html.replace(ours, (whole, id: string, attributes: string) => {
    const picture = pictures.get(id)
    if (!picture) return whole
    const rest = attributes.replace(/ (width|height)="[^"]*"/g, '')
    const { url, width, height, widths } = picture
    const set = (format: string) =>
      widths.map((each) => `${url}/${each}.${format} ${each}w`).join(', ')
    const sizes = 'sizes="(min-width: 60em) 48em, 100vw"'
    return (
      `<picture><source type="image/avif" srcset="${set('avif')}" ${sizes} />` +
      `<img src="${url}/${widths.at(-1)}.webp" srcset="${set('webp')}" ${sizes} width="${width}" height="${height}"${rest} /></picture>`
    )
  })
}
