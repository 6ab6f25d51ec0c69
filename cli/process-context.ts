import { mkdir } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit-code.ts'
import { processTerminal } from './terminal.ts'

const PROJECT = resolve(import.meta.dirname, '..')

/** The context of this machine. Loads code when a command needs it, so that `--help` and completion are fast. */
export function processContext(typed: readonly string[]): CommandContext {
  // The program may run in any directory, but the default DATA_DIR is in the root of the project.
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR || join(PROJECT, 'data') }
  const storeConfig = async () => {
    const store = await import('#store/store-config.ts')
    return store.storeConfig(store.parseEnvironment(store.StoreEnvironment, env))
  }
  return {
    typed,
    env,
    storeConfig,
    terminal: processTerminal,
    user: userInfo().username,
    host: hostname(),
    now: () => new Date(),
    exitCode: EXIT.ok,
    withDatabase: async (use) => {
      const { dataDir, database } = await storeConfig()
      const { openDatabase } = await import('#store/database.ts')
      await mkdir(dataDir, { recursive: true })
      const db = await openDatabase(database)
      return use(db).finally(() => db.destroy())
    },
    withPress: async (use) => {
      const { openPress } = await import('#press/open-press.ts')
      const press = await openPress(env)
      return use(press).finally(() => press.db.destroy())
    },
    refundServices: async (db) => {
      const { openRefundServices } = await import('./payments/refund-services.ts')
      return openRefundServices(db, env)
    },
  }
}
