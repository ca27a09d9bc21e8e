import { drawShape, type Shape } from '../shape.ts'
import { plate } from './plate.ts'
import './drawing.css'

export type DrawingFile = {
  src: string
  width: number
  height: number
  /** Of an upload: what stands for the element that a drawing has. */
  shape?: Shape
}

export type LayeredDrawing = {
  src: string
  viewBox: string
  label: string
  /** What its callouts say, and the width from which they can be read. */
  notes?: string[] | undefined
  readableFrom?: number | undefined
}

type DrawingProps = {
  of: DrawingFile
  alt?: string
  className?: string
  eager?: boolean
  pictures?: string
}

/** `pictures` is the path of the page at whose head the same drawing stands. */
export function Drawing({ of, alt = '', className, eager = false, pictures }: DrawingProps) {
  if (of.shape) return drawShape(of.shape)
  return (
    <img
      {...(pictures && { ref: plate(pictures) })}
      className={className ? `drawing ${className}` : 'drawing'}
      src={of.src}
      width={of.width}
      height={of.height}
      alt={alt}
      // High or unsaid, React would put a preload before the style sheet that all of the page waits for.
      {...(eager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
      decoding="async"
    />
  )
}
