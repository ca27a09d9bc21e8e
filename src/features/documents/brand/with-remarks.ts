import type { Ctx } from '../../../platform/ctx.ts'
import { findPictures } from '../../media/find-pictures.ts'
import { pictureFileIn } from '../../media/picture-file.ts'
import { documentsOfKind } from '../document-store.ts'
import { asDocument, type Document, type Value } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { withTexts } from '../read/read-document.ts'
import { isNote } from '../schema/link-shapes.ts'
import { pictureLogoRemarks } from './logo-remarks.ts'
import { nameRemarks } from './name-remarks.ts'
import { chosenOf } from './remarks.ts'

type Ground = Pick<Ctx, 'db'> & Partial<Pick<Ctx, 'pictures'>>

/** A document with what only others can tell of it: whether the name has letters in its look, and a picture as logo is seen. */
export async function withRemarks(ground: Ground, document: Document): Promise<Document> {
  const { kind, value, language, remarks = [] } = document
  if ((kind !== 'brand' && kind !== 'company') || language !== undefined) return document
  const other = await draftOf(ground, kind === 'brand' ? 'company' : 'brand')
  const [company, brand] = kind === 'company' ? [value, other] : [other, value]
  const all = [
    ...remarks,
    ...nameRemarks(company, brand),
    ...(kind === 'brand' ? await onPicture(ground, brand) : []),
  ]
  return all.length > 0 ? { ...document, remarks: all } : document
}

async function draftOf({ db }: Ground, kind: KindName): Promise<Value> {
  const [found] = await withTexts(db, await documentsOfKind(db, kind))
  return found ? asDocument(...found).value : {}
}

async function onPicture({ db, pictures }: Ground, look: Value): Promise<string[]> {
  const { logo, logoPicture } = look as Parameters<typeof chosenOf>[0]
  const id = logo && !isNote(logo) ? undefined : logoPicture?.upload?.replace('/media/', '')
  const picture = id && pictures && (await findPictures(db, [id])).get(id)
  if (!picture) return []
  const smallest = `${picture.url}/${picture.widths[0]}.webp`
  // Where files are away, this is not what one should hear.
  const file = await pictureFileIn({ db, pictures })(smallest).catch(() => undefined)
  return file ? pictureLogoRemarks(await pointsOf(file), chosenOf(look)) : []
}

/** The colours of the points of a picture that one cannot look through. */
async function pointsOf(file: Buffer): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  const { data } = await sharp(file)
    .resize(96, 96, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = Array.from({ length: data.length / 4 }, (_, n) => data.subarray(4 * n, 4 * n + 4))
  return points
    .filter(([, , , alpha = 0]) => alpha >= 128)
    .map((point) => `#${point.toString('hex', 0, 3)}`)
}
