import { dataOf } from '#store/reader-data/reader-data.ts'
import type { Operator } from '../context.ts'
import { findReader } from '../named-reader.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { runAudited } from '../run-audited.ts'

/** All data of a reader, as JSON. The audit log records who printed it. */
export async function printData(
  operator: Operator,
  typed: string,
  reason: Reason,
): Promise<Output> {
  const reader = await findReader(operator.db, typed)
  return runAudited(operator, reason, async (tx) => {
    const json = await dataOf(tx, reader.id)
    const output = { text: JSON.stringify(json, null, 2), json }
    const object = { reader_id: reader.id }
    const change = { action: 'reader.data-exported', object, before: null, after: null } as const
    return { what: 'data', readerId: reader.id, details: {}, output, change }
  })
}
