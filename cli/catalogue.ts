import { catalogueCommand } from './catalogue-command.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run catalogue`: what is for sale. */
await runOnDatabase('catalogue', (args, { db }) => catalogueCommand(args, db))
