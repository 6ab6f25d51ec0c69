import { recordCancellation, recordPlanChanges } from '#contract/sheets.ts'
import { addJob } from '#store/jobs.ts'
import { addSheetRow, type SheetName } from '#store/payments/sheets.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { SHEET_DELIVERY_JOB } from './delivery.ts'

export function sheetRoutes(app: App, services: Services): void {
  serve(app, recordCancellation, ({ body, caller: { session } }) =>
    keep(services, session.readerId, 'cancellations', [body]),
  )

  serve(app, recordPlanChanges, ({ body, caller: { session } }) =>
    keep(services, session.readerId, 'plan-changes', body.data),
  )
}

/** Kept here always; where a spreadsheet is configured, sent there too. */
async function keep(
  { db, clock, config }: Services,
  readerId: string,
  sheet: SheetName,
  rows: object[],
): Promise<{ created: number }> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    for (const data of rows) {
      const id = await addSheetRow(tx, { sheet, readerId, data, at: now })
      if (!config.sheetUrls[sheet]) continue
      const job = { kind: SHEET_DELIVERY_JOB, key: id, payload: { rowId: id } }
      await addJob(tx, { ...job, runAt: now, now, readerId })
    }
  })
  return { created: rows.length }
}
