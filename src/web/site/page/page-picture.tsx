import { OwnPicture } from '../../own-picture.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import type { ShownPicture } from './page-view.ts'

export function PagePicture({ picture }: { picture: ShownPicture }) {
  return (
    <section className="section">
      <div className="frame ruled page-band">
        <CaptionedPicture of={picture} sizes="100vw" />
      </div>
    </section>
  )
}

type PageGalleryProps = { heading?: string | undefined; pictures: ShownPicture[] }

export function PageGallery({ heading, pictures }: PageGalleryProps) {
  return (
    <section className="section">
      <div className="frame ruled page-band">
        {heading && <h2 className="head">{heading}</h2>}
        <ul className="page-gallery">
          {pictures.map((picture, place) => (
            <li key={place}>
              <CaptionedPicture of={picture} sizes="(max-width: 600px) 100vw, 34vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function CaptionedPicture({ of, sizes }: { of: ShownPicture; sizes: string }) {
  const { alt, caption, drawing, upload } = of
  return (
    <figure className="page-picture">
      {drawing && <Drawing of={drawing} alt={alt} />}
      {upload && <OwnPicture of={upload} sizes={sizes} alt={alt} loading="lazy" />}
      {caption && <figcaption className="fact quiet">{caption}</figcaption>}
    </figure>
  )
}
