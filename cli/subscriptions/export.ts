import { toCsv } from '#domain/csv.ts'
import { EXPORTS, rowsFor } from '#store/payments/history.ts'
import type { Operator } from '../context.ts'
import { UsageError } from '../exit-code.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { runAudited } from '../run-audited.ts'

/** The audit log records who exported readers' data. */
export async function exportTable(
  operator: Operator,
  table: string,
  reason: Reason,
): Promise<Output> {
  const name = EXPORTS.find((each) => each === table)
  if (!name) throw new UsageError(`Name one of ${EXPORTS.join(', ')}.`)
  return runAudited(operator, reason, async (tx) => {
    const rows = await rowsFor(tx, name)
    const details = { export: name, rows: rows.length }
    return {
      what: 'export',
      readerId: null,
      details,
      change: {
        action: 'payment.table-exported',
        object: { table: name },
        before: null,
        after: { rows: rows.length },
      },
      output: { text: toCsv(rows), json: rows },
    }
  })
}
