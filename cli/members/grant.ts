import { parseArgs } from 'node:util'
import { insertEntitlement, revokeComplimentary } from '#store/entitlements.ts'
import { accessAsked, accessInWords, GRANT_OPTIONS, withJoinedArchive } from '../granted-access.ts'
import { readerNamed } from '../reader-named.ts'
import { ACT_OPTIONS, act, type Operator } from './act.ts'

/** Complimentary access, in place of what was given before. */
export async function grant(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: withJoinedArchive(args),
    options: { ...GRANT_OPTIONS, ...ACT_OPTIONS },
    allowPositionals: true,
  })
  const { db, now } = operator
  const granted = { ...accessAsked(values, now), source: 'complimentary' } as const
  const reader = await readerNamed(db, positionals)
  return act(operator, values, async (tx) => {
    await revokeComplimentary(tx, reader.id, now)
    await insertEntitlement(tx, reader.id, granted)
    const words = accessInWords(granted)
    const result = `${reader.contact}: ${words}`
    return { what: 'grant', readerId: reader.id, details: { access: words }, result }
  })
}
