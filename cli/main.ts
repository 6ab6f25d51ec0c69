import { EXIT } from './exit-code.ts'
import { commandFromOldScript } from './old-scripts.ts'
import { processContext } from './process-context.ts'
import { runProgram } from './run-program.ts'
import { processTerminal } from './terminal.ts'

/** `npx broadsheet <area> <verb>` */
const typed = commandFromOldScript(process.argv.slice(2), processTerminal)
const code = await runProgram(processContext(typed))
// A worker that failed to start may have left connections open, which would keep the process alive.
if (code !== EXIT.ok) process.exit(code)
