import { Drawing } from '../../ui/drawing/drawing.tsx'
import type { ShownPicture } from './page-view.ts'

export function PagePicture({ picture }: { picture: ShownPicture }) {
  return (
    <section className="section">
      <div className="frame ruled page-band">
        <CaptionedPicture of={picture} />
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
              <CaptionedPicture of={picture} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function CaptionedPicture({ of: { alt, caption, drawing } }: { of: ShownPicture }) {
  return (
    <figure className="page-picture">
      <Drawing of={drawing} alt={alt} />
      {caption && <figcaption className="fact quiet">{caption}</figcaption>}
    </figure>
  )
}
