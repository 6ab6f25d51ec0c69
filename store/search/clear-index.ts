import type { Database } from '../database.ts'
import { lockIndex } from './index-lock.ts'
import { textIndexOf } from './text-index-of.ts'

/** Searches find nothing until the issues are indexed again. */
export async function clearIndex(transaction: Database): Promise<void> {
  await lockIndex(transaction)
  await textIndexOf(transaction).clear(transaction)
  await transaction.deleteFrom('search_word').execute()
  await transaction.deleteFrom('search_issue').execute()
  await transaction.deleteFrom('search_update').execute()
}
