import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { withPdf } from './open-pdf.ts'
import { readMarks } from './page-marks.ts'

test('two fonts of a PDF with the same name are one face', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([650, 500])
  const names = [StandardFonts.TimesRoman, StandardFonts.TimesRoman, StandardFonts.TimesRomanBold]
  for (const [at, name] of names.entries()) {
    const font = await document.embedFont(name)
    page.drawText('Old tank dug out', { x: 40, y: 440 - at * 20, size: 12, font })
  }
  const { glyphs } = await withPdf(await document.save(), (open) => readMarks(open))
  expect(new Set(glyphs.map(({ font }) => font)).size).toBe(2)
})
