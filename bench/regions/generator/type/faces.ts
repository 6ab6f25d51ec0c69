import { readFile } from 'node:fs/promises'
import { Blob, Font, Face as FontFile } from 'harfbuzzjs'
import subsetFont from 'subset-font'

export type Language = 'en' | 'kn'

/** A cut of a family. Kannada comes in two files: its own letters, and Latin letters with figures. */
export interface Face {
  language: Language
  family: 'serif' | 'sans'
  weight: number
  /** In percent; the Kannada serif has one width only. */
  width: number
  isItalic: boolean
  files: readonly FaceFile[]
}

export interface FaceFile {
  /** As the PDF calls it. */
  name: string
  data: Buffer
  font: Font
  unitsPerEm: number
}

export type FaceChoice = Omit<Face, 'files'>

const opened = new Map<string, Promise<FaceFile>>()

export async function openFace(choice: FaceChoice): Promise<Face> {
  const { language, family, isItalic } = choice
  const folder = language === 'kn' ? `noto-${family}-kannada` : `noto-${family}`
  const axes = folder === 'noto-serif-kannada' ? 'wght' : 'standard'
  const style = isItalic && language === 'en' ? 'italic' : 'normal'
  const parts = language === 'kn' ? ['kannada', 'latin'] : ['latin']
  const files = parts.map((part) => openFile(folder, `${part}-${axes}-${style}`, choice))
  return { ...choice, files: await Promise.all(files) }
}

function openFile(folder: string, file: string, { weight, width }: FaceChoice): Promise<FaceFile> {
  const key = `${folder}-${file}-${weight}-${width}`
  const known = opened.get(key) ?? cutFile(folder, file, weight, width)
  opened.set(key, known)
  return known
}

/** A PDF cannot hold a variable font: one weight and width is cut out of it. */
async function cutFile(
  folder: string,
  file: string,
  weight: number,
  width: number,
): Promise<FaceFile> {
  const path = `node_modules/@fontsource-variable/${folder}/files/${folder}-${file}.woff2`
  const variationAxes = file.includes('wght') ? { wght: weight } : { wght: weight, wdth: width }
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes } as const
  const data = await subsetFont(await readFile(path), '', options)
  const opened = new FontFile(new Blob(data), 0)
  const name = `${folder}-${file}-${weight}-${width}`.replaceAll(/[^a-zA-Z0-9]/g, '')
  return { name, data, font: new Font(opened), unitsPerEm: opened.upem }
}
