import { backupCommand } from './backup-command.ts'
import { runOnStore } from './run-on-store.ts'

/** `npm run backup -- <folder>` */
await runOnStore(backupCommand)
