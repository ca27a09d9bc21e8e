import { copiesIn, type Picture, widestCopy } from '../features/media/picture.ts'
import './ui/own-picture.css'

type OwnPictureProps = Omit<React.ComponentProps<'img'>, 'src' | 'srcSet'> & {
  of: Picture
  sizes: string
}

/** One of our own pictures, filling its box: as wide as the screen needs it, its placeholder behind it. */
export function OwnPicture({ of, sizes, ...rest }: OwnPictureProps) {
  return (
    <span className="own-picture own-picture-filling">
      {of.placeholder && <img src={of.placeholder} alt="" aria-hidden="true" />}
      <picture>
        <source type="image/avif" srcSet={copiesIn('avif', of)} sizes={sizes} />
        <img
          alt=""
          decoding="async"
          {...rest}
          sizes={sizes}
          srcSet={copiesIn('webp', of)}
          src={widestCopy(of)}
          width={of.width}
          height={of.height}
        />
      </picture>
    </span>
  )
}
