import { join } from 'node:path'
import { openDatabase } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { type Measurement, measure } from './measure.ts'

export const PRESS_GOALS = { 'CPU s a page': 3, 'wall s in all': 30, 'peak MB a process': 700 }

/** The pages are those of two titles, and their date does not change. */
export const ANSWERS = ['--yes', 'date,title,number,duplicate,repeated,printed-date']

/** Publishes the PDFs in a folder as one issue, with a database and page files in the same folder. */
export async function publishIssue(folder: string): Promise<Measurement> {
  await prepareEditions(folder, [4])
  const publish = ['broadsheet.mjs', 'press', 'publish', folder, ...ANSWERS]
  return measure(process.execPath, [...publish, '--date', '2026-11-15', '--edition', '4'], {
    DATA_DIR: folder,
  })
}

/** Creates a database with these editions. */
export async function prepareEditions(dataDir: string, ids: readonly number[]): Promise<void> {
  const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'broadsheet.db') })
  const editions = ids.map((id) => ({ id, edition_number: id, edition_name: `Bench ${id}` }))
  await saveEditionGroups(db, 'PV', [{ parent_edition: 'Bench', editions }])
  await db.destroy()
}
