import type { Transaction } from 'kysely'
import type { Database } from '#store/database.ts'
import type { Tables } from '#store/tables.ts'

/** In milliseconds. Other programs on the machine make `held` longer, and `cpu` hardly. */
export interface LongestTransaction {
  /** From taking the lock to the end of the commit: on SQLite, how long others cannot write. */
  held: number
  /** The CPU time of this process meanwhile. */
  cpu: number
}

/** The same database, and its longest transaction. */
export function watchTransactions(db: Database): {
  watched: Database
  longest: () => LongestTransaction
} {
  let longest: LongestTransaction = { held: 0, cpu: 0 }
  const transaction = () => ({
    execute: async <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => {
      let began = 0
      let used = process.cpuUsage()
      const result = await db.transaction().execute((inner) => {
        began = performance.now()
        used = process.cpuUsage()
        return work(inner)
      })
      const held = performance.now() - began
      const { user, system } = process.cpuUsage(used)
      if (held > longest.held) longest = { held, cpu: (user + system) / 1000 }
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
  return { watched, longest: () => longest }
}
