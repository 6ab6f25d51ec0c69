import { readersCommand } from './readers-command.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run readers`: complimentary access, and changed contacts. */
await runOnDatabase('readers', readersCommand)
