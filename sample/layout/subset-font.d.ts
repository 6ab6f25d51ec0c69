declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
