export type StatementKind = 'read' | 'write' | 'outside-transaction'

const READS = /^\s*(select|values|explain)\b/i
const STARTS_WITH_CTE = /^\s*with\b/i
const WRITES = /\b(insert|update|delete|replace)\b/i
const OUTSIDE_TRANSACTION = /^\s*(pragma|vacuum|attach|detach)\b/i

/** A CTE that mentions a writing keyword counts as a write. A wrong guess only costs a lock. */
export function statementKind(sql: string): StatementKind {
  if (READS.test(sql)) return 'read'
  if (OUTSIDE_TRANSACTION.test(sql)) return 'outside-transaction'
  return STARTS_WITH_CTE.test(sql) && !WRITES.test(sql) ? 'read' : 'write'
}
