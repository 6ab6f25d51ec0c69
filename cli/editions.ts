import { editionsCommand } from './editions-command.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run editions`: the city editions of a title. */
await runOnDatabase('editions', (args, { db }) => editionsCommand(args, db))
