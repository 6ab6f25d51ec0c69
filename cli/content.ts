import { contentCommand } from './content-command.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run content`: what visitors are told beside the paper. */
await runOnDatabase('content', (args, { db }) => contentCommand(args, db))
