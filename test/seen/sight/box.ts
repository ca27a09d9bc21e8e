export type Box = { left: number; top: number; right: number; bottom: number }

export const areaOf = ({ left, top, right, bottom }: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

export const overlapOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

export const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

export const sizeOf = ({ left, top, right, bottom }: Box) =>
  `${Math.round(right - left)} x ${Math.round(bottom - top)} at ${Math.round(left)}, ${Math.round(top)}`
