import type { Bounds } from './drawing.ts'

export function viewBox({ left, top, right, bottom }: Bounds): string {
  return `${left} ${top} ${right - left} ${bottom - top}`
}
