import { dataOf } from '#store/reader-data/reader-data.ts'
import { act } from '../act.ts'
import type { Operator } from '../context.ts'
import { findReader } from '../named-reader.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'

/** All data kept of a reader, as JSON. The audit log says who took it out. */
export async function printData(
  operator: Operator,
  typed: string,
  reason: Reason,
): Promise<Output> {
  const reader = await findReader(operator.db, typed)
  return act(operator, reason, async (tx) => {
    const json = await dataOf(tx, reader.id)
    const output = { text: JSON.stringify(json, null, 2), json }
    return { what: 'data', readerId: reader.id, details: {}, output }
  })
}
