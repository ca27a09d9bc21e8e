import type { Token } from '../../src/features/documents/brand/brand-palette.ts'

/** What differs from the sheet's pen: an edge of 1.1 in --al, no fill. */
export interface Paint {
  fill?: Token
  fillOpacity?: number
  stroke?: Token | 'none'
  width?: number
  opacity?: number
  dash?: string
  cap?: 'round'
}

const paints = {
  top: { fill: 'at' },
  front: { fill: 'af' },
  right: { fill: 'ar' },
  signal: { fill: 'signal' },
  signalFront: { fill: 's2' },
  signalRight: { fill: 's3' },
  glassTop: { fill: 'at', fillOpacity: 0.35 },
  glassFront: { fill: 'af', fillOpacity: 0.8 },
  glassRight: { fill: 'ar', fillOpacity: 0.8 },
  frostedTop: { fill: 'at', fillOpacity: 0.75 },
  ghost: { dash: '3 2' },
  emphasis: { width: 1.5 },
  line: { width: 0.8 },
  dashed: { width: 0.8, dash: '3 3' },
  hatch: { stroke: 'ah', width: 0.5 },
  wire: { width: 0.45 },
  ground: { width: 0.5, opacity: 0.2 },
  guide: { width: 0.5, opacity: 0.35 },
  shade: { fill: 'al', stroke: 'none', opacity: 0.14 },
  ink: { fill: 'al', stroke: 'none' },
  signalDot: { fill: 'signal', stroke: 'none' },
  signalLine: { stroke: 'signal', width: 2.6, cap: 'round' },
} satisfies Record<string, Paint>

export type PaintName = keyof typeof paints

export function paintOf(name: PaintName): Paint {
  return paints[name]
}

export function isFilled(name: PaintName): boolean {
  return paintOf(name).fill !== undefined
}

export function isOpaque(name: PaintName): boolean {
  const { fill, fillOpacity, opacity } = paintOf(name)
  return fill !== undefined && fillOpacity === undefined && opacity === undefined
}

const shortened = (value: number) => String(value).replace(/^0\./, '.')

export function paintAttributes(name: PaintName): string {
  const { fill, fillOpacity, stroke, width, opacity, dash, cap } = paintOf(name)
  const attributes = [
    fill && `fill="var(--${fill})"`,
    fillOpacity && `fill-opacity="${shortened(fillOpacity)}"`,
    stroke && `stroke="${stroke === 'none' ? stroke : `var(--${stroke})`}"`,
    width && `stroke-width="${shortened(width)}"`,
    opacity && `opacity="${shortened(opacity)}"`,
    dash && `stroke-dasharray="${dash}"`,
    cap && `stroke-linecap="${cap}"`,
  ]
  return attributes.filter(Boolean).join(' ')
}
