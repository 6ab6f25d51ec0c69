import { mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { type Database, openDatabase } from '#store/database.ts'
import { parseEnvironment, StartError, StoreEnvironment, storeConfig } from '#store/store-config.ts'
import { noteCommand } from './note-command.ts'

type Command = (args: string[], opened: { db: Database; now: Date }) => Promise<string>

/** Does what an operator typed on the database that the server uses, notes it down and prints the answer. */
export async function runOnDatabase(program: string, command: Command): Promise<void> {
  try {
    const { dataDir, database } = storeConfig(parseEnvironment(StoreEnvironment, process.env))
    await mkdir(dataDir, { recursive: true })
    const db = await openDatabase(database)
    try {
      const args = process.argv.slice(2)
      const now = new Date()
      await noteCommand(db, { program, args, who: userInfo().username, at: now })
      console.info(await command(args, { db, now }))
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (!isForTheOperator(error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Faults in what was typed or configured; anything else is a bug and shows where it happened. */
export function isForTheOperator(error: unknown): error is Error {
  if (error instanceof StartError) return true
  return (
    error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')
  )
}
