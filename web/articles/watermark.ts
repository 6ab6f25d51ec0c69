import { WATERMARK } from '#contract/articles.ts'
import { brand } from '../brand/brand.ts'

const PAPER = '#ffffff'
const INK = '#1a1815'
const RULE = '#ddd7cb'

const SMALLEST_PX = 12
const LARGEST_PX = 36
/** Of the picture's width. */
const TYPE_SHARE = 0.024
/** Of the type's size. */
const STRIP_SHARE = 2.25
const MARGIN_SHARE = 0.75

/** A strip below the picture, so that no word of it is covered. */
export interface Strip {
  text: string
  font: string
  size: number
  height: number
}

export async function watermarkStrip(width: number): Promise<Strip> {
  const text = `${WATERMARK} ${brand().name}`
  const size = Math.round(Math.min(LARGEST_PX, Math.max(SMALLEST_PX, width * TYPE_SHARE)))
  const font = `600 ${size}px "Noto Serif", "Noto Serif Kannada", serif`
  // A face that no word on the screen has asked for yet is not there.
  await document.fonts.load(font, text).catch(() => undefined)
  return { text, font, size, height: Math.round(size * STRIP_SHARE) }
}

export function drawStrip(context: CanvasRenderingContext2D, strip: Strip, top: number): void {
  const { width } = context.canvas
  const margin = strip.size * MARGIN_SHARE
  context.fillStyle = PAPER
  context.fillRect(0, top, width, strip.height)
  context.fillStyle = RULE
  context.fillRect(0, top, width, 1)
  context.fillStyle = INK
  context.font = strip.font
  context.textAlign = 'end'
  context.textBaseline = 'middle'
  context.fillText(strip.text, width - margin, top + strip.height / 2, width - 2 * margin)
}
