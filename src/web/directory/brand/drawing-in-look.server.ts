import { housePalette, type Palette } from '../../../features/documents/brand/brand-palette.ts'
import { tokenStyle } from '../../../features/documents/brand/token-colours.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { lookOf } from './brand-of.server.ts'
import { lookSheetPath } from './look-sheet.server.ts'

/** The file of a drawing in the company's colours, at an address that changes with them. */
export function drawingInLook(src: string, documents: Documents): string {
  const look = lookOf(documents)
  if (look.palette === housePalette) return src
  return `${lookSheetPath(look)!.replace(/\.css$/, '')}${src}`
}

/** What stands before all else in the style of every drawing. */
const colours = /:root\{[^}]*\}@media\(prefers-color-scheme:dark\)\{:root\{[^}]*\}\}/

/** A drawing brings the house's colours for where no page gives it others. */
export const inPalette = (palette: Palette, svg: string) =>
  svg.replace(colours, tokenStyle(palette, svg))
