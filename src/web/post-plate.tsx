import { use, useState } from 'react'
import type { Post } from '../features/posts/post-schema.ts'
import { isPictureAddress } from '../features/posts/sanitize/picture-address.ts'
import { thumbnailPicture } from '../features/posts/render/show-pictures.ts'
import { OwnPicture } from './own-picture.tsx'
import { drawingAt, DrawingsAt } from './ui/drawing/drawings-at.ts'
import { plate } from './ui/drawing/plate.ts'
import './ui/post-plate.css'

type PostPlateProps = {
  post: Partial<Pick<Post, 'thumbnail' | 'pictures'>>
  /** How wide the plate is, as `sizes` of a picture. */
  sizes: string
  eager?: boolean
  /** The path of the page at whose head the same picture stands. */
  pictures?: string
}

const plateRatio = 4 / 3

/** A picture that is longer than its plate is cut at its sides: it is wider than the plate itself. */
const sizesOf = (sizes: string, ratio: number) =>
  sizes.replace(
    /(\d+)vw/g,
    (_, width: string) => `${Math.ceil(Number(width) * Math.max(1, ratio / plateRatio))}vw`,
  )

/**
 * The picture of a post, the crossed sheet of one that has none, or a hatched sheet where it cannot
 * be had; its box never changes its size.
 */
export function PostPlate({ post, sizes, eager = false, pictures }: PostPlateProps) {
  const { thumbnail } = post
  const drawingsAt = use(DrawingsAt)
  const [missing, setMissing] = useState<string>()
  // An API of somebody else's, and what a browser has kept, may say anything.
  if (!thumbnail || !isPictureAddress(thumbnail))
    return <span className="post-plate post-plate-empty" />
  if (missing === thumbnail) return <span className="post-plate post-plate-missing" />

  const hasFailed = () => setMissing(thumbnail)
  const picture = thumbnailPicture(post)
  const src = drawingAt(thumbnail, drawingsAt)
  const shared = {
    alt: '',
    ref: (image: HTMLImageElement | null) => ifFailedBefore(image, hasFailed),
    onError: hasFailed,
    ...(eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)),
  }
  return (
    <span {...(pictures && { ref: plate(pictures) })} className="post-plate">
      {picture ? (
        <OwnPicture
          of={picture}
          sizes={sizesOf(sizes, picture.width / picture.height)}
          {...shared}
        />
      ) : (
        // In a <picture>, or React would put a preload before the style sheet that all of the page waits for.
        <picture>
          <img {...shared} src={src} width={400} height={300} decoding="async" />
        </picture>
      )}
    </span>
  )
}

/** A picture may have failed before anybody listened. */
function ifFailedBefore(image: HTMLImageElement | null, tell: () => void) {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(tell)
}
