import './drawing.css'

export type DrawingFile = { src: string; width: number; height: number }

export type LayeredDrawing = { src: string; viewBox: string; label: string }

type DrawingProps = { of: DrawingFile; alt?: string; className?: string; eager?: boolean }

export function Drawing({ of, alt = '', className, eager = false }: DrawingProps) {
  return (
    <img
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
