import { mkdir } from 'node:fs/promises'
import { openDatabase } from '#store/database.ts'
import { parseEnvironment, StartError, StoreEnvironment, storeConfig } from '#store/store-config.ts'
import { readersCommand } from './readers-command.ts'

/** `npm run readers`: complimentary access, on the database that the server uses. */
try {
  const { dataDir, database } = storeConfig(parseEnvironment(StoreEnvironment, process.env))
  await mkdir(dataDir, { recursive: true })
  const db = await openDatabase(database)
  try {
    console.info(await readersCommand(process.argv.slice(2), { db, now: new Date() }))
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!isForTheOperator(error)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Faults in what was typed or configured; anything else is a bug and shows where it happened. */
function isForTheOperator(error: unknown): error is Error {
  if (error instanceof StartError) return true
  return (
    error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')
  )
}
