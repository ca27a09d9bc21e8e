import type { SlideView } from './demo-view.ts'

/** The left slot and the right one; a slide with one picture gives it both. */
export function Slide({ slide, level: Heading }: { slide: SlideView; level: 'h1' | 'h2' }) {
  const { heading, subheading, listItems, content, footer, images } = slide
  return (
    <article className="demo-slide">
      <div className="demo-text">
        <p className="demo-sub fact">{subheading}</p>
        <Heading>{heading}</Heading>
        <p className="demo-content">{content}</p>
        <ul>
          {listItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="demo-pictures">
        {images.map(
          (image, slot) =>
            image && (
              <img
                key={slot}
                className="drawing"
                src={image.src}
                width={image.width}
                height={image.height}
                alt={image.alt}
              />
            ),
        )}
      </div>
      <p className="demo-foot fact">{footer}</p>
    </article>
  )
}
