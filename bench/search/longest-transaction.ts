import type { Transaction } from 'kysely'
import type { Database } from '#store/database.ts'
import type { Tables } from '#store/tables.ts'

/** The same database, and the milliseconds of its longest transaction: on SQLite, how long others cannot write. */
export function watchTransactions(db: Database): { watched: Database; longestMs: () => number } {
  let longest = 0
  const transaction = () => ({
    execute: async <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => {
      let began = 0
      const result = await db.transaction().execute((inner) => {
        began = performance.now()
        return work(inner)
      })
      longest = Math.max(longest, performance.now() - began)
      return result
    },
  })
  const watched = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { watched, longestMs: () => longest }
}
