import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { onTestFinished } from 'vitest'
import { DEFAULT_RELEASE_HOURS } from '#domain/release-hours.ts'
import type { AssetStore } from '#store/assets.ts'
import { openDatabase } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { localAssets } from '#store/local-assets.ts'
import { createSqliteFile } from '#store/sqlite-tables-testing.ts'
import { openPool, type Pool } from './pool.ts'
import type { Press } from './publish.ts'

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-press-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let pool: Pool | undefined

/** Starting a worker takes a second, so all tests of a process share one. It ends with the process. */
export function keptPool(): Pool {
  pool ??= openPool(1)
  return pool
}

/** A press with its own data folder and one edition. */
export async function openTestPress(dataDir = temporaryFolder()) {
  const folder = join(dataDir, 'assets')
  mkdirSync(folder, { recursive: true })
  const file = join(dataDir, 'broadsheet.db')
  if (!existsSync(file)) await createSqliteFile(file)
  const db = await openDatabase({ kind: 'sqlite', file })
  onTestFinished(() => db.destroy())
  await saveEditionGroups(db, 'PV', [
    {
      parent_edition: 'Bengaluru',
      editions: [{ id: 4, edition_number: 4, edition_name: 'Bengaluru City' }],
    },
  ])
  const press: Press = {
    db,
    assets: localAssets(folder),
    assetSource: { kind: 'folder', folder },
    releaseHours: DEFAULT_RELEASE_HOURS,
    pool: keptPool(),
    now: () => new Date('2026-11-15T03:00:00+05:30'),
  }
  return { press, dataDir }
}

/** A small print PDF: a headline and a column of text on each page, which is just higher than wide (a wider one is a spread). */
export async function printPdf(headlines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const bold = await document.embedFont(StandardFonts.TimesRomanBold)
  const roman = await document.embedFont(StandardFonts.TimesRoman)
  for (const headline of headlines) {
    const page = document.addPage([330, 350])
    page.drawText(headline, { x: 20, y: 300, size: 24, font: bold })
    for (let line = 0; line < 16; line += 1) {
      const text = `Line ${line} of the story about ${headline.toLowerCase()}`
      page.drawText(text, { x: 20, y: 270 - line * 12, size: 9, font: roman })
    }
  }
  return document.save()
}

/** A folder with one PDF for each page. */
export async function folderOfPdfs(headlines: readonly string[]): Promise<string> {
  const folder = temporaryFolder()
  for (const [index, headline] of headlines.entries()) {
    writeFileSync(join(folder, `${index + 1}-page.pdf`), await printPdf([headline]))
  }
  return folder
}

export async function filesBelow(assets: AssetStore, folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of assets.list(folder)) paths.push(path)
  return paths
}
