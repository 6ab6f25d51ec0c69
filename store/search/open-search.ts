import type { Database, DatabaseSource } from '../database.ts'
import { hasRowLocks } from '../payments/locks.ts'
import { find } from './find.ts'
import type { SearchEngine } from './search-engine.ts'
import { searchInWorker } from './search-in-worker.ts'
import { searchOnPostgres } from './search-on-postgres.ts'

export function openSearch(source: DatabaseSource, db: Database): SearchEngine {
  return source.kind === 'sqlite' ? searchInWorker(source.file) : searchOn(db)
}

/** Searches on the open connections. A database in memory has no others. */
export function searchOn(db: Database): SearchEngine {
  if (hasRowLocks(db)) return searchOnPostgres(db)
  return { find: (request) => find(db, request), warm: () => {}, close: async () => {} }
}
