import type { Operator } from '../context.ts'
import { findReader } from '../named-reader.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { accessFrom, accessInWords, type GrantOptions } from '../readers/granted-access.ts'
import { grantAndRecord } from '../readers/recorded-access.ts'
import { runAudited } from '../run-audited.ts'

/** Replaces earlier complimentary access, with an entry in the audit log. */
export async function grantWithReason(
  operator: Operator,
  typed: string,
  options: GrantOptions & Reason,
): Promise<Output> {
  const { db, now } = operator
  const access = { ...accessFrom(options, now), source: 'complimentary' } as const
  const reader = await findReader(db, typed)
  return runAudited(operator, options, async (tx) => {
    await grantAndRecord(tx, reader.id, access, { author: operator.author, at: now })
    const words = accessInWords(access)
    return {
      what: 'grant',
      readerId: reader.id,
      details: { access: words },
      output: { text: `${reader.contact}: ${words}`, json: { reader_id: reader.id, access } },
    }
  })
}
