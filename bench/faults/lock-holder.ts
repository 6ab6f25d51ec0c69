import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'libsql'

/** A process that holds the write lock of a SQLite file: `lock-holder.ts <file> <milliseconds>`. */
const [file = '', ms = ''] = process.argv.slice(2)
const database = new Sqlite(file)
database.pragma('busy_timeout = 5000')
database.exec('begin immediate')
console.info('held')
await pause(Number(ms))
database.exec('rollback')
console.info('released')
database.close()
