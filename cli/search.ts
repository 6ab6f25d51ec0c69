import { runOnDatabase } from './run-on-database.ts'
import { searchCommand } from './search-command.ts'

/** `npm run search -- rebuild` */
await runOnDatabase('search', searchCommand)
