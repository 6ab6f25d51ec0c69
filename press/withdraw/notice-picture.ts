import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FONTS = ['latin', 'kannada'].map((script) =>
  fileURLToPath(new URL(`./fonts/${script}-regular.ttf`, import.meta.url)),
)

const POINTS_PER_INCH = 72
const SIZES = [11, 9, 7, 5]
/** Of the picture; sharp enough for the largest page image. */
const DPI = 288

export interface NoticePicture {
  png: Uint8Array
  /** In points. */
  width: number
  height: number
}

/** The words of a notice as a picture that fits into an area (in points). A PDF font would need shaping for Kannada. */
export async function noticePicture(
  notice: string,
  area: { width: number; height: number },
): Promise<NoticePicture | undefined> {
  const scale = DPI / POINTS_PER_INCH
  for (const size of SIZES) {
    const { data, info } = await drawWords(notice, size, Math.floor(area.width * scale))
    const [width, height] = [info.width / scale, info.height / scale]
    if (width <= area.width && height <= area.height) return { png: data, width, height }
  }
  return undefined
}

async function drawWords(notice: string, size: number, width: number) {
  // Each font file that is named once stays known to the process, so that both scripts have letters.
  for (const fontfile of FONTS) await sharp({ text: { text: '.', fontfile } }).toBuffer()
  const text = notice.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const font = `Noto Sans, Noto Sans Kannada ${size}`
  return sharp({
    text: { text, font, width, dpi: DPI, rgba: true, align: 'centre', wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}
