import { type RawBuilder, sql } from 'kysely'
import { EDITION_OF_ID, type SearchRange } from './row-id.ts'

type Id = RawBuilder<number>

export function inEdition(id: Id, { edition }: SearchRange): RawBuilder<unknown> {
  const { divideBy, modulo } = EDITION_OF_ID
  return edition === undefined
    ? sql``
    : sql`and ${id} / ${sql.lit(divideBy)} % ${sql.lit(modulo)} = ${edition}`
}

export function outside(id: Id, { without }: SearchRange): RawBuilder<unknown> {
  const conditions = without.map(
    ({ first, last }) => sql`and not ${id} between ${first} and ${last}`,
  )
  return sql.join(conditions, sql` `)
}
