import { commandFromOldScript } from './old-scripts.ts'
import { processContext } from './process-context.ts'
import { runProgram } from './run-program.ts'
import { processTerminal } from './terminal.ts'

/** `npx broadsheet <area> <verb>` */
const typed = commandFromOldScript(process.argv.slice(2), processTerminal)
process.exitCode = await runProgram(processContext(typed))
