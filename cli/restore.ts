import { restoreCommand } from './backup-command.ts'
import { runOnStore } from './run-on-store.ts'

/** `npm run restore -- <folder>` */
await runOnStore(restoreCommand)
