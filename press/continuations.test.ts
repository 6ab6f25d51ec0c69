// @module-tag slow: renders pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { issueFolder } from '#store/issue-files.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { openTestPress, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const ISSUE = ['--date', '2026-11-15', '--edition', '4']

/** A page with a headline and a column of text. */
async function pageWith(headline: string, lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const bold = await document.embedFont(StandardFonts.TimesRomanBold)
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  const page = document.addPage([330, 350])
  page.drawText(headline, { x: 20, y: 300, size: 24, font: bold })
  for (const [index, text] of lines.entries()) {
    page.drawText(text, { x: 20, y: 270 - index * 12, size: 9, font: roman })
  }
  return document.save()
}

const LINES = Array.from({ length: 14 }, (_, index) => `Line ${index} of the story about the lake`)

test('both ends of a continued article are linked when the issue is published', async () => {
  const { press } = await openTestPress()
  const folder = temporaryFolder()
  const pages = [
    await pageWith('The lake is full', [...LINES, 'and the boats. Continued on page 2']),
    await pageWith('Lake is full', ['From page 1: The boats are back.', ...LINES]),
  ]
  for (const [index, pdf] of pages.entries()) writeFileSync(join(folder, `${index + 1}.pdf`), pdf)
  await operatorAt({ press }).type('press', 'publish', folder, ...ISSUE, '--yes', 'duplicate')

  const version = (await issueHead(press.db, key))?.version ?? ''
  const [front, second] = (await issueVersion(press.db, key, version)).pages
  const [start] = front?.regions ?? []
  const [end] = second?.regions ?? []
  expect(start?.pageReferences).toEqual([
    { kind: 'continues-on', page: 2, pageNo: 2, article: end?.id },
  ])
  expect(end?.pageReferences).toEqual([
    { kind: 'continued-from', page: 1, pageNo: 1, article: start?.id },
  ])
  expect(start?.text).not.toContain('Continued')
  const file = `${issueFolder(key, version)}/a/${start?.id}.html`
  const html = new TextDecoder().decode((await press.assets.read(file))?.bytes)
  expect(html).toContain('<p class="reference page-2">Continued on page 2</p>')
})
