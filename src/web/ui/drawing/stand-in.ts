import type { DrawingFile } from './drawing.tsx'

/** Hills under a sky, in grey: where a picture will be that nobody has chosen yet. */
export const standInDrawing = (width: number, height: number): DrawingFile => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="#8a9499"/><path d="M0 ${height} ${width * 0.4} ${height * 0.4} ${width * 0.6} ${height * 0.65} ${width * 0.75} ${height * 0.5} ${width} ${height}z" fill="#5f686c"/></svg>`,
  )}`,
  width,
  height,
})
