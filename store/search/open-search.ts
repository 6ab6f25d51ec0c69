import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { hasRowLocks } from '../locks.ts'
import { USUAL_CONNECTIONS } from '../postgres.ts'
import type { DatabaseSource } from '../store-config.ts'
import { find } from './find.ts'
import { limitConcurrency } from './in-turn.ts'
import { SearchBusy, type SearchEngine } from './search-engine.ts'
import { searchInProcess } from './search-in-process.ts'

export function openSearch(source: DatabaseSource, db: Database): SearchEngine {
  return source.kind === 'sqlite' ? searchInProcess(source.file) : searchOnPostgres(db, source)
}

/** Searches on the open connections. A database in memory has no others. */
export function searchOn(db: Database): SearchEngine {
  if (hasRowLocks(db)) return searchOnPostgres(db)
  return { find: (request) => find(db, request), warm: () => {}, close: async () => {} }
}

/** Half of the connections at most, so that searches leave some for other calls. */
const AT_ONCE = 4
const WAITING_AT_MOST = 100
const TIME_LIMIT_MS = 3000
const QUERY_CANCELED = '57014'

function searchOnPostgres(
  db: Database,
  { connections = USUAL_CONNECTIONS }: { connections?: number | undefined } = {},
): SearchEngine {
  const turn = limitConcurrency(Math.min(AT_ONCE, Math.floor(connections / 2)), WAITING_AT_MOST)
  return {
    find: (request) =>
      turn(() =>
        db
          .transaction()
          .execute(async (transaction) => {
            // JIT compilation and sequential scans are slower than the index here.
            await sql`
              select set_config('statement_timeout', ${`${TIME_LIMIT_MS}`}, true),
                set_config('jit', 'off', true),
                set_config('enable_seqscan', 'off', true),
                set_config('work_mem', '32MB', true)`.execute(transaction)
            return find(transaction, request)
          })
          .catch((error: Error) => {
            const isCanceled = 'code' in error && error.code === QUERY_CANCELED
            throw isCanceled ? new SearchBusy('The search took too long') : error
          }),
      ),
    warm: () => {},
    close: async () => {},
  }
}
