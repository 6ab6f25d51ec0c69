import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

interface Family {
  name: string
  folder: string
  files: readonly string[]
  style: 'normal' | 'italic'
  weights: readonly number[]
  /** The Latin fonts are slightly condensed because newspaper columns are narrow. */
  width?: number
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Noto Serif',
    folder: 'noto-serif',
    files: ['latin-standard-normal'],
    style: 'normal',
    weights: [400, 600, 700],
    width: 86,
  },
  {
    name: 'Noto Serif',
    folder: 'noto-serif',
    files: ['latin-standard-italic'],
    style: 'italic',
    weights: [400],
    width: 86,
  },
  {
    name: 'Noto Sans',
    folder: 'noto-sans',
    files: ['latin-standard-normal'],
    style: 'normal',
    weights: [400, 600, 800],
    width: 90,
  },
  {
    name: 'Noto Serif Kannada',
    folder: 'noto-serif-kannada',
    files: ['latin-wght-normal', 'kannada-wght-normal'],
    style: 'normal',
    weights: [400, 700, 800],
  },
  {
    name: 'Noto Sans Kannada',
    folder: 'noto-sans-kannada',
    files: ['latin-standard-normal', 'kannada-standard-normal'],
    style: 'normal',
    weights: [400, 700],
    width: 95,
  },
]

/** The Kannada fonts have two files, one of them for these characters. */
const KANNADA_LETTERS = 'U+0C80-0CFF, U+200C-200D, U+25CC'

/**
 * Makes static fonts of the weights in use from the variable fonts and returns their @font-face rules.
 * A browser embeds only static fonts as fonts in a PDF; variable fonts become outlines.
 */
export async function cutFonts(folder: string): Promise<string> {
  const rules: string[] = []
  for (const family of FAMILIES) {
    for (const file of family.files) {
      const path = `node_modules/@fontsource-variable/${family.folder}/files/${family.folder}-${file}.woff2`
      const font = await readFile(path)
      for (const weight of family.weights) {
        const axes = family.width ? { wght: weight, wdth: family.width } : { wght: weight }
        const options = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: axes } as const
        const cut = `${folder}/${family.folder}-${file}-${weight}.ttf`
        await writeFile(cut, await subsetFont(font, '', options))
        const range = file.startsWith('kannada') ? `unicode-range:${KANNADA_LETTERS};` : ''
        rules.push(
          `@font-face{font-family:'${family.name}';font-style:${family.style};font-weight:${weight};${range}src:url('${pathToFileURL(cut).href}')}`,
        )
      }
    }
  }
  return rules.join('\n')
}
