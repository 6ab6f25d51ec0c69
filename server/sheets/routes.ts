import { z } from 'zod'
import { SECOND_MS } from '#contract/durations.ts'
import { recordCancellation, recordPlanChanges } from '#contract/sheets.ts'
import { addJob } from '#store/jobs.ts'
import { addSheetRow, type SheetName, type StoredSheetRow, sheetRowWith } from '#store/sheets.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'

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

const SHEET_DELIVERY_JOB = 'sheet-delivery'

const TIMEOUT_MS = 15 * SECOND_MS

const Payload = z.object({ rowId: z.string() })

/** A spreadsheet that does not take a row is asked again later; its id lets it know one that it has. */
export const sheetJobs: JobHandlers = {
  [SHEET_DELIVERY_JOB]: async ({ db, config }, payload) => {
    const row = await sheetRowWith(db, Payload.parse(payload).rowId)
    const url = row && config.sheetUrls[row.sheet]
    if (!url) return
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-row-id': row.id },
      body: bodyOf(row),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The sheet ${row.sheet} answered ${response.status}`)
  },
}

/** As the screens would have sent it: a reason by itself, a change of plan in a list. */
function bodyOf({ sheet, data }: StoredSheetRow): string {
  return sheet === 'plan-changes' ? `{"data":[${data}]}` : data
}
