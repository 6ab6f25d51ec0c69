import { parseArgs } from 'node:util'
import { EXPORTS, rowsFor } from '#store/payments/export.ts'
import { StartError } from '#store/store-config.ts'
import { ACT_OPTIONS, act, type Operator } from './act.ts'
import { toCsv } from './csv.ts'

/** As CSV. Who takes readers' data out is noted too. */
export async function exportRows(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: ACT_OPTIONS, allowPositionals: true })
  const name = EXPORTS.find((each) => each === positionals[0])
  if (!name || positionals.length > 1) throw new StartError(`Name one of ${EXPORTS.join(', ')}.`)
  return act(operator, values, async (tx) => {
    const rows = await rowsFor(tx, name)
    const details = { export: name, rows: rows.length }
    return { what: 'export', readerId: null, details, result: toCsv(rows) }
  })
}
