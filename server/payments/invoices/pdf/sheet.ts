import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { drawRun, embedFont, number } from './pdf-text.ts'
import { type Run, shape, type Weight, widthOf } from './shape.ts'

/** Points of an A4 page. */
export const A4 = { width: 595, height: 842 } as const

export interface Text {
  text: string
  x: number
  /** From the top. */
  y: number
  size: number
  weight?: Weight
  /** `x` is the left or the right end of the text. */
  align?: 'left' | 'right'
}

/** A page with its origin in the top left corner. */
export interface Sheet {
  write(text: Text): void
  line(from: { x: number; y: number }, length: number): void
  toPdf(): Promise<Uint8Array>
}

interface SheetHead {
  title: string
  language: string
  at: Date
}

export function createSheet(head: SheetHead): Sheet {
  const drawn: { run: Run; x: number; y: number; size: number }[] = []
  const lines: string[] = []
  return {
    write: ({ text, x, y, size, weight = 'regular', align = 'left' }) => {
      let at = align === 'left' ? x : x - widthOf(text, weight, size)
      for (const run of shape(text, weight)) {
        drawn.push({ run, x: at, y, size })
        at += (run.width * size) / 1000
      }
    },
    line: ({ x, y }, length) => {
      lines.push(
        `${number(x)} ${number(A4.height - y)} m ${number(x + length)} ${number(A4.height - y)} l S`,
      )
    },
    toPdf: () => toPdf(head, drawn, lines),
  }
}

async function toPdf(
  { title, language, at }: SheetHead,
  drawn: readonly { run: Run; x: number; y: number; size: number }[],
  lines: readonly string[],
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setCreationDate(at)
  document.setModificationDate(at)
  const { context, catalog } = document
  catalog.set(PDFName.of('Lang'), PDFString.of(language))
  const page = document.addPage([A4.width, A4.height])
  const fonts = new Set(drawn.map(({ run }) => run.font))
  for (const font of fonts) {
    const runs = drawn.filter(({ run }) => run.font === font).map(({ run }) => run)
    page.node.setFontDictionary(PDFName.of(font.name), embedFont(context, font, runs))
  }
  const text = drawn.map(
    ({ run, x, y, size }) =>
      `BT 1 0 0 1 ${number(x)} ${number(A4.height - y)} Tm ${drawRun(run, run.font.name, size)} ET`,
  )
  const content = ['0.5 w 0.6 G', ...lines, ...text].join('\n')
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)))
  return document.save()
}

/** Breaks a text into lines that fit the width. */
export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, 'regular', size) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
