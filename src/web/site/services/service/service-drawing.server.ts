import type { ServicePage } from '../../../../content/service-page.ts'
import type { LayeredDrawing } from '../../../ui/drawing/drawing.tsx'
import { layeredDrawing } from '../../drawing-file.server.ts'

/** Two services share a slug; their drawings do not. */
export const drawingOf = ({ section, slug }: Pick<ServicePage, 'section' | 'slug'>) =>
  section === 'industries' && slug === 'Technology'
    ? 'service-technology-industry'
    : `service-${slug.toLowerCase()}`

export const serviceDrawing = (page: ServicePage): LayeredDrawing => layeredDrawing(drawingOf(page))
