import { drawShape } from '../../ui/shape.ts'
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
        {images.map((image, slot) => image && <SlidePicture key={slot} of={image} />)}
      </div>
      <p className="demo-foot fact">{footer}</p>
    </article>
  )
}

function SlidePicture({ of }: { of: NonNullable<SlideView['images'][number]> }) {
  if (of.shape) return drawShape(of.shape)
  return <img className="drawing" src={of.src} width={of.width} height={of.height} alt={of.alt} />
}
