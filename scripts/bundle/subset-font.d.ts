declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff' | 'woff2'
    variationAxes: Record<string, number | { min: number; max: number }>
    noLayoutClosure?: boolean
    keepAllGlyphs?: boolean
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
