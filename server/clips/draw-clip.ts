import { fileURLToPath } from 'node:url'
// biome-ignore lint/style/noRestrictedImports: the server draws clips itself, see decision 069.
import sharp, { type OutputInfo } from 'sharp'
import { encode } from 'uqr'
import type { PageBox } from '#contract/page-model.ts'
import { LINK_CARD } from '#contract/sharing.ts'
import { cutIn, STRIP_HEIGHT } from './clip-layout.ts'

/** One thread for each image, so that readers' requests keep the other cores. */
sharp.concurrency(1)

const FONTS = ['latin', 'kannada'].flatMap((script) =>
  ['regular', 'bold'].map((weight) =>
    fileURLToPath(new URL(`../payments/invoices/fonts/${script}-${weight}.ttf`, import.meta.url)),
  ),
)
const FONT = 'Noto Sans, Noto Sans Kannada'
const MARGIN = 20
const INK = '#1d1b18'
/** From the best to the worst. The first that messengers still show as a link's picture is taken. */
const QUALITIES = [85, 75, 65, 55]
/** Pixels of one QR module. */
const MODULE = 4
const QUIET_MODULES = 4

interface ClipDrawing {
  box: PageBox
  /** Of the picture, in pixels. */
  size: { width: number; height: number }
  /** The name of the paper, in the strip and as the watermark. */
  name: string
  /** Below the name, one line each. */
  lines: readonly string[]
  /** The address in the QR code. */
  address: string
}

/** The clip as a JPEG, with a watermark, and below it the names and the QR code. */
export async function drawClip(page: Uint8Array, drawing: ClipDrawing): Promise<Uint8Array> {
  const { box, size, name, lines, address } = drawing
  const top = size.height - STRIP_HEIGHT
  const qr = await drawQr(address)
  const room = size.width - qr.width - 3 * MARGIN
  const words = await drawWords(
    [`<b>${escaped(name)}</b>`, ...lines.map((line) => `<small>${escaped(line)}</small>`)],
    { width: room, height: STRIP_HEIGHT - 2 * MARGIN },
  )
  const rule = { create: { width: size.width, height: 3, channels: 3, background: INK } } as const
  const picture = sharp({
    create: { width: size.width, height: size.height, channels: 3, background: '#ffffff' },
  })
    .composite([
      { input: await drawCut(page, drawing), left: cutIn(size, box).left, top: 0 },
      { input: rule, left: 0, top },
      { input: words, left: MARGIN, top: top + MARGIN },
      {
        input: qr.png,
        left: size.width - qr.width - MARGIN,
        top: top + Math.round((STRIP_HEIGHT - qr.width) / 2),
      },
    ])
    .raw()
  return encodeSmall(await picture.toBuffer({ resolveWithObject: true }))
}

async function encodeSmall({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Buffer> {
  let jpeg = data
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= LINK_CARD.maxBytes) break
  }
  return jpeg
}

async function drawCut(page: Uint8Array, { box, size, name }: ClipDrawing): Promise<Buffer> {
  const { width: pageWidth, height: pageHeight } = await sharp(page).metadata()
  const left = Math.min(pageWidth - 1, Math.round((box.left / 100) * pageWidth))
  const top = Math.min(pageHeight - 1, Math.round((box.top / 100) * pageHeight))
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(pageWidth - left, Math.round((box.width / 100) * pageWidth))),
    height: Math.max(1, Math.min(pageHeight - top, Math.round((box.height / 100) * pageHeight))),
  }
  const { width, height } = cutIn(size, box)
  const cut = await sharp(page)
    .extract(area)
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const input = await drawWatermark(name, { width, height })
  return sharp(cut)
    .composite([{ input, tile: true }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The name, slanting and pale, in a tile that repeats over the clip. */
async function drawWatermark(
  name: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  const words = await drawText(`<span alpha="14%">${escaped(name)}</span>`, 30)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(words)
    .rotate(-30, { background: clear })
    .extend({ top: 40, bottom: 40, left: 60, right: 60, background: clear })
    .png()
    .toBuffer()
    .then((tile) =>
      sharp(tile)
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .toBuffer(),
    )
}

async function drawWords(
  lines: readonly string[],
  room: { width: number; height: number },
): Promise<Buffer> {
  const words = await drawText(lines.join('\n'), 30)
  return sharp(words)
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
}

async function drawText(text: string, size: number): Promise<Buffer> {
  // Each font file that is named once stays known to the process.
  for (const fontfile of FONTS) await sharp({ text: { text: '.', fontfile } }).toBuffer()
  const markup = `<span foreground="${INK}">${text}</span>`
  return sharp({ text: { text: markup, font: `${FONT} ${size}`, dpi: 72, rgba: true } })
    .png()
    .toBuffer()
}

async function drawQr(address: string): Promise<{ png: Buffer; width: number }> {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_MODULES })
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255))
  const width = size * MODULE
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width, height: width, kernel: 'nearest' })
    .png()
    .toBuffer()
  return { png, width }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
