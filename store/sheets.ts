import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { SheetRowTable } from './tables.ts'

export type StoredSheetRow = Selectable<SheetRowTable>
export type SheetName = StoredSheetRow['sheet']

export interface NewSheetRow {
  sheet: SheetName
  readerId: string
  data: object
  at: Date
}

export async function addSheetRow(
  tx: Database,
  { sheet, readerId, data, at }: NewSheetRow,
): Promise<string> {
  const id = randomUUID()
  const row = { id, sheet, reader_id: readerId, data: JSON.stringify(data), at: at.getTime() }
  await tx.insertInto('sheet_row').values(row).execute()
  return id
}

export async function sheetRowWith(db: Database, id: string): Promise<StoredSheetRow | undefined> {
  return db.selectFrom('sheet_row').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Oldest first. */
export async function sheetRows(db: Database, sheet: SheetName): Promise<StoredSheetRow[]> {
  return db
    .selectFrom('sheet_row')
    .selectAll()
    .where('sheet', '=', sheet)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
