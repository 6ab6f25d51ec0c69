import type { Database } from '../database.ts'
import { hasRowLocks } from '../payments/locks.ts'
import { postgresIndex } from './postgres-index.ts'
import { sqliteIndex } from './sqlite-index.ts'
import type { TextIndex } from './text-index.ts'

export function textIndexOf(db: Database): TextIndex {
  return hasRowLocks(db) ? postgresIndex : sqliteIndex
}
