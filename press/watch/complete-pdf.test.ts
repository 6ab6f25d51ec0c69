import { expect, test } from 'vitest'
import { printPdf } from '../testing.ts'
import { whyIncomplete } from './complete-pdf.ts'

test('no part of a PDF is complete, and the whole is', async () => {
  const pdf = await printPdf(['Tanks fill'])
  for (let size = 0; size < pdf.length - 2; size += 97) {
    expect(whyIncomplete(pdf.subarray(0, size), 0)).toBeDefined()
  }
  expect(whyIncomplete(pdf, 0)).toBeUndefined()
})

test('a PDF with a wrong table of objects is taken when it has not changed for a minute', async () => {
  const pdf = Buffer.from(await printPdf(['Tanks fill'])).toString('latin1')
  const wrong = Buffer.from(pdf.replace(/startxref\s+\d+/, 'startxref\n7'), 'latin1')
  expect(whyIncomplete(wrong, 5000)).toBe('has no table of its objects yet')
  expect(whyIncomplete(wrong, 61_000)).toBeUndefined()
})
