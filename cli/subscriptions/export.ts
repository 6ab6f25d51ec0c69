import { EXPORTS, rowsFor } from '#store/payments/history.ts'
import { act } from '../act.ts'
import type { Operator } from '../context.ts'
import { UsageError } from '../exit-code.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { toCsv } from './csv.ts'

/** The audit log says who took readers' data out. */
export async function exportTable(
  operator: Operator,
  table: string,
  reason: Reason,
): Promise<Output> {
  const name = EXPORTS.find((each) => each === table)
  if (!name) throw new UsageError(`Name one of ${EXPORTS.join(', ')}.`)
  return act(operator, reason, async (tx) => {
    const rows = await rowsFor(tx, name)
    const details = { export: name, rows: rows.length }
    return { what: 'export', readerId: null, details, output: { text: toCsv(rows), json: rows } }
  })
}
