import { readFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { repairToUnicode } from './repair-to-unicode.ts'
import { encodedPage, fixturePage, linesOf } from './testing.ts'

test('each Kannada syllable is read once, wherever its parts are drawn', async () => {
  expect(await linesOf(fixturePage('chromium-tight-kannada'))).toEqual([
    'ಒತ್ತಡ ತಗ್ಗಿಸಲು ಪತ್ರಗಳನ್ನು ಬರೆದರು',
    'ಹುಬ್ಬಳ್ಳಿ: ವಿದ್ಯಾರ್ಥಿಗಳ ಮೇಲಿನ ಒತ್ತಡ ತಗ್ಗಿಸಲು ಅಧ್ಯಾಪಕರು ಪತ್ರಗಳನ್ನು ಬರೆದಿದ್ದಾರೆ.',
    'ಸೂರ್ಯೋದಯಕ್ಕೆ ಮುನ್ನ ಬಸ್\u200cಗಳು ಹೊರಡಲಿವೆ ಎಂದು KSRTC ಅಧಿಕಾರಿ ಹೇಳಿದರು. ಒಟ್ಟು',
    '೪೫ ಬಸ್\u200c ಮತ್ತು 12 ವ್ಯಾನ್\u200cಗಳಿವೆ; ಚೆರ\u200d್ರಿ ತೋಟಕ್ಕೂ ಹೋಗಲಿವೆ. ವೆಚ್ಚ ₹3 ಕೋಟಿ, ಎಸ್\u200c-ಎಸ್',
    'ಬಣದ ಸ್ವಾತಂತ್ರ್ಯ ಹೋರಾಟಗಾರರ ಸ್ಮರಣಾರ್ಥ ಇದು ನಡೆಯಲಿದೆ.',
  ])
})

test('Kannada words without space characters are separated after a subscript too', async () => {
  const page = new URL(
    '../../bench/regions/torture/kn-drop-and-raised-capitals.pdf',
    import.meta.url,
  )
  const text = (await linesOf(readFileSync(page))).join('\n')
  expect(text).toContain('8.3 ಮಾರ್ಗಗಳನ್ನು ಮೀನು')
  expect(text).toContain('ರಜೆಯಲ್ಲಿ ದಾಳಿಗೆ')
  expect(text).toContain('ಸೆಟ್\u200cಗಳನ್ನು ಬೇಗ')
})

test('a Kannada page within a form object reads the same', async () => {
  const page = fixturePage('chromium-tight-kannada')
  const document = await PDFDocument.create()
  const [form] = await document.embedPdf(page)
  if (!form) throw new Error('no form')
  document.addPage([600, 400]).drawPage(form, { x: 200, y: 50, xScale: 1.2, yScale: 1.2 })
  expect(await linesOf(await document.save())).toEqual(await linesOf(page))
})

test('words, figures and quotes are read as they are set', async () => {
  expect(await linesOf(fixturePage('reportlab-type'))).toEqual([
    'BUDGET 2026',
    'STATE NEWS',
    'About twelve thousand people came to the fair and saw it.',
    'It cost about twelve thousand rupees in all, they said.',
    'MYSURU: The road is 3 km² wide on the 21st, with CO₂ in it.',
    'It takes 3½ hours, or 5⁄16 of a day.',
    '‘No,’ she said, “it’s ₹ 500” – and a co\u00adopera\u00adtive’s 5 %.',
  ])
})

test('words in tight type are separated by narrow gaps', async () => {
  const content = '-0.6 Tc [(Rain) -150 (at) -150 (last) -150 (in) -150 (Karnataka)] TJ'
  expect(await linesOf(await encodedPage(content, { texts: {} }))).toEqual([
    'Rain at last in Karnataka',
  ])
})

test('wide word spaces of justified lines are no gutter, even where those of three lines are aligned', async () => {
  const page = new URL('../../sample/pv/pages/03-state.pdf', import.meta.url)
  const lines = await linesOf(readFileSync(page))
  expect(lines).toContain('ನಿಯಂತ್ರಣ ಕೊಠಡಿಗೆ ತಲುಪುತ್ತದೆ.')
  expect(lines).toContain('ಅಲ್ಲಿಂದ 14,600 ಮೊಬೈಲ್')
})

test('two columns that the file mixes line by line are separate lines', async () => {
  const lines = await linesOf(fixturePage('reportlab-two-columns'))
  expect(lines).toHaveLength(16)
  expect(lines.slice(0, 2)).toEqual([
    'the council will dig out the',
    'for it from the fund that the',
  ])
})

const LIGATURES = { names: '11 ff fi fl ffi ffl', texts: {} }
const LIGATURE_LINE = '(An o\\013er that is di\\016cult to \\014nd.) Tj'

test.each([
  ['the names of glyphs', LIGATURES],
  ['the codes of TeX fonts', { texts: {} }],
  ['a table with a wrong arrow', { texts: { '\v': '↵', '\f': 'ﬁ', '\x0e': 'ffi' } }],
])('ligatures are read from %s', async (_what, encoding) => {
  const pdf = await encodedPage(LIGATURE_LINE, encoding)
  expect(await linesOf(pdf)).toEqual(['An offer that is difficult to find.'])
})

test('the name of a glyph counts where the table has no character for it', async () => {
  const wrong = { ...LIGATURES, texts: { '\v': '↵', '\f': 'ﬁ', '\x0e': '\ufffd' } }
  const pdf = await repairToUnicode(await encodedPage(LIGATURE_LINE, wrong))
  expect(await linesOf(pdf)).toEqual(['An offer that is difficult to find.'])
})

test.each([
  ['Windows quotes', '(AitBs) Tj', { A: '\u0093', B: '\u0092' }, '“it’s'],
  ['quotes of two characters', "(``Rain'') Tj", {}, '“Rain”'],
  ['a rupee sign at the grave accent', '(`500) Tj', {}, '₹500'],
  ['a bullet of a symbol font', '(A Rain) Tj', { A: '\uf0b7' }, 'Rain'],
  ['a zero-width space', '(RainAfall) Tj', { A: '\u200b' }, 'Rainfall'],
  ['a no-break space', '(5Akm) Tj', { A: '\u00a0' }, '5 km'],
  ['a vowel sign before a subscript', '(AB C) Tj', { A: 'ಕಿ', B: '್ರ', C: 'ಯ' }, 'ಕ್ರಿ ಯ'],
  ['an arkavattu', '(ABi R) Tj', { A: 'ಸೂ', B: 'ಯ', i: 'ರ್', R: 'ರ' }, 'ಸೂರ್ಯ ರ'],
  ['one after a subscript', '(ABCi) Tj', { A: 'ತ', B: 'ಸಿ', C: '್ಥ', i: 'ರ್' }, 'ತರ್ಸ್ಥಿ'],
  ['a ರ್ that ends a word', '(ABW R) Tj', { A: 'ಪೇ', B: 'ಪ', W: 'ರ್', R: 'ರ' }, 'ಪೇಪರ್ ರ'],
])('%s is read', async (_what, content, texts, line) => {
  expect(await linesOf(await encodedPage(content, { texts }))).toEqual([line])
})

test('a hyphen that the layout program marks as no text is left out', async () => {
  const content = '(irriga) Tj /Span <</ActualText <FEFF>>> BDC (-) Tj EMC'
  expect(await linesOf(await encodedPage(content, { texts: {} }))).toEqual(['irriga'])
})

test.each([
  ['UTF-16', '<FEFF0CB00CC8>', 'ರೈ'],
  ['UTF-8', '<EFBBBFE0B2B0E0B388>', 'ರೈ'],
  ['one byte for each letter', '(of\\256ce)', 'of®ce'],
])('a replacement text in %s is read once for all its glyphs', async (_what, text, line) => {
  const content = `/Span <</ActualText ${text}>> BDC (xy) Tj 2 0 Td (z) Tj EMC ( end) Tj`
  expect(await linesOf(await encodedPage(content, { texts: {} }))).toEqual([`${line} end`])
})

test('a replacement text for several lines is not squeezed into the first one', async () => {
  const content = '/Span <</ActualText (Rain at last)>> BDC (Rain) Tj 0 -20 Td (at last) Tj EMC'
  const lines = await linesOf(await encodedPage(content, { texts: {} }))
  expect(lines).toEqual(['Rain', 'at last'])
})

test('a soft hyphen that is drawn within a word is a hyphen', async () => {
  const content = '(Forty-one men won 17-14) Tj'
  const pdf = await encodedPage(content, { texts: { '-': '\u00ad' } })
  expect(await linesOf(pdf)).toEqual(['Forty-one men won 17-14'])
})

test('soft hyphens that divide an English word within a line are none, however they are drawn', async () => {
  const pdf = await encodedPage('(a co-opera-tive house) Tj', { texts: { '-': '\u00ad' } })
  expect(await linesOf(pdf)).toEqual(['a co\u00adopera\u00adtive house'])
})
