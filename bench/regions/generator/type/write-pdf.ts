import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib'
import type { Random } from '#sample/layout/random.ts'
import { embedFont, number } from '#server/payments/invoices/pdf/pdf-text.ts'
import { cutGlyphs } from './cut-glyphs.ts'
import type { FaceFile } from './faces.ts'
import { bottomOf, type Rect } from './geometry.ts'
import { PHOTO, takePhoto } from './photo.ts'
import { type ShapedRun, shapeWord } from './shape.ts'
import type { Colour, Mark, Sheet } from './sheet.ts'
import { writeText } from './write-text.ts'

const CIRCLE = 0.5523

/** Items are written in an order of their own, as layout programs do; the marks of an item stay in order. */
export async function writePdf(sheets: readonly Sheet[], random: Random): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const date = new Date('2026-11-15T00:00:00Z')
  document.setCreationDate(date)
  document.setModificationDate(date)
  const fonts = embedFonts(document, sheets)
  const pictures = await embedPictures(document, sheets)
  const fontName = ({ file }: ShapedRun) => fonts.get(file)?.name ?? ''

  for (const sheet of sheets) {
    const page = document.addPage([sheet.width, sheet.height])
    for (const { name, reference } of fonts.values()) {
      page.node.setFontDictionary(PDFName.of(name), reference)
    }
    for (const { name, reference } of pictures.values()) {
      page.node.setXObject(PDFName.of(name), reference)
    }
    const draw = (mark: Mark): string => {
      if (mark.kind === 'text') return writeText(mark.line, sheet.height, sheet.habits, fontName)
      if (mark.kind !== 'picture') return drawShape(mark, sheet.height)
      return drawPicture(mark.rect, sheet, pictures.get(keyOf(mark))?.name ?? '')
    }
    const order = sheet.items.map((item) => ({ item, place: random() }))
    const marks = order.sort((a, b) => a.place - b.place).flatMap(({ item }) => item)
    const content = document.context.flateStream(marks.map(draw).join('\n'))
    page.node.set(PDFName.of('Contents'), document.context.register(content))
  }
  return document.save()
}

interface Resource {
  name: string
  reference: PDFRef
}

function embedFonts(document: PDFDocument, sheets: readonly Sheet[]): Map<FaceFile, Resource> {
  const used = new Map<FaceFile, Set<ShapedRun>>()
  for (const mark of marksOf(sheets)) {
    if (mark.kind !== 'text') continue
    for (const { text, face } of mark.line.words) {
      for (const run of [...shapeWord(text, face), ...shapeWord(' ', face)]) {
        used.set(run.file, (used.get(run.file) ?? new Set<ShapedRun>()).add(run))
      }
    }
  }
  return new Map(
    [...used].map(([file, runs], index) => {
      const glyphs = new Set([...runs].flatMap((run) => run.glyphs.map(({ id }) => id)))
      const data = cutGlyphs(file.data, glyphs)
      const { font, unitsPerEm, name } = file
      const cut = { name, deflated: deflateSync(data), size: data.length, font, unitsPerEm }
      const drawn = [...runs].map(({ text, glyphs, width }) => ({ text, glyphs, width, font: cut }))
      return [file, { name: `F${index}`, reference: embedFont(document.context, cut, drawn) }]
    }),
  )
}

async function embedPictures(
  document: PDFDocument,
  sheets: readonly Sheet[],
): Promise<Map<string, Resource>> {
  const pictures = new Map<string, Resource>()
  for (const mark of marksOf(sheets)) {
    if (mark.kind !== 'picture' || pictures.has(keyOf(mark))) continue
    const photo = await takePhoto(mark.subject, mark.isGrey)
    const { ref } = await document.embedJpg(photo)
    pictures.set(keyOf(mark), { name: `P${pictures.size}`, reference: ref })
  }
  return pictures
}

const marksOf = (sheets: readonly Sheet[]): Mark[] => sheets.flatMap(({ items }) => items.flat())

const keyOf = ({ subject, isGrey }: { subject: string; isGrey: boolean }) => `${subject}-${isGrey}`

/** The picture covers its frame; what sticks out is clipped. */
function drawPicture(frame: Rect, { height: page, habits }: Sheet, name: string): string {
  const scale = Math.max(frame.width / PHOTO.width, frame.height / PHOTO.height)
  const width = habits.isClipped ? PHOTO.width * scale : frame.width
  const height = habits.isClipped ? PHOTO.height * scale : frame.height
  const left = frame.left - (width - frame.width) / 2
  const bottom = page - bottomOf(frame) - (height - frame.height) / 2
  const matrix = [width, 0, 0, height, left, bottom].map(number).join(' ')
  return `q ${box(frame, page)} re W n ${matrix} cm /${name} Do Q`
}

const box = (rect: Rect, page: number): string =>
  [rect.left, page - bottomOf(rect), rect.width, rect.height].map(number).join(' ')

const colourOf = (colour: Colour): string => colour.map(number).join(' ')

function drawShape(mark: Exclude<Mark, { kind: 'text' | 'picture' }>, page: number): string {
  const { rect, colour } = mark
  if (mark.kind === 'frame') {
    return `${colourOf(colour)} RG ${number(mark.width)} w ${box(rect, page)} re S`
  }
  if (mark.kind === 'disc') return `${colourOf(colour)} rg ${disc(rect, page)} f`
  return `${colourOf(colour)} rg ${box(rect, page)} re f`
}

function disc(rect: Rect, page: number): string {
  const [across, up] = [rect.width / 2, rect.height / 2]
  const [x, y] = [rect.left + across, page - rect.top - up]
  const point = (dx: number, dy: number) => `${number(x + dx * across)} ${number(y + dy * up)}`
  const quarter = (x1: number, y1: number, x2: number, y2: number) =>
    `${point(x1 + CIRCLE * x2, y1 + CIRCLE * y2)} ${point(x2 + CIRCLE * x1, y2 + CIRCLE * y1)} ${point(x2, y2)} c`
  return `${point(1, 0)} m ${quarter(1, 0, 0, 1)} ${quarter(0, 1, -1, 0)} ${quarter(-1, 0, 0, -1)} ${quarter(0, -1, 1, 0)} h`
}
