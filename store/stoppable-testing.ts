import type { KyselyPlugin } from 'kysely'
import type { Database } from './database.ts'

/** While `isOn`, every query fails as it does when PostgreSQL is stopped. */
export interface Outage {
  isOn: boolean
}

export function stoppable(opened: Database): { db: Database; outage: Outage } {
  const outage: Outage = { isOn: false }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (outage.isOn) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: opened.withPlugin(plugin), outage }
}
