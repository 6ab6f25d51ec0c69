import { StartError } from '#store/store-config.ts'
import { afterwardsCommand } from './commands/afterwards.ts'
import type { Command, Terminal } from './commands/command.ts'
import { doctorCommand } from './commands/doctor.ts'
import {
  forgetCommand,
  listCommand,
  restoreCommand,
  showCommand,
  unpublishCommand,
} from './commands/issues.ts'
import { publishCommand } from './commands/publish.ts'
import { regionsCommand } from './commands/regions.ts'
import { openPress } from './open-press.ts'
import { PressError } from './press-error.ts'

const COMMANDS: Record<string, { run: Command; usage: string }> = {
  publish: {
    run: publishCommand,
    usage:
      'publish <file.pdf … | folder | package> --date 2026-11-15 --edition 4 [--publisher PV] [--early 06:30] [--general 07:00] [--jacket 2] [--section Sport=9-12] [--afterwards] [--dry-run] [--json]',
  },
  afterwards: { run: afterwardsCommand, usage: 'afterwards 2026-11-15/4 [--publisher PV]' },
  list: { run: listCommand, usage: 'list [--publisher PV]' },
  show: { run: showCommand, usage: 'show 2026-11-15/4 [--publisher PV]' },
  unpublish: { run: unpublishCommand, usage: 'unpublish 2026-11-15/4 [--publisher PV]' },
  restore: { run: restoreCommand, usage: 'restore <version> 2026-11-15/4 [--publisher PV]' },
  forget: { run: forgetCommand, usage: 'forget <version> 2026-11-15/4 [--publisher PV]' },
  regions: {
    run: regionsCommand,
    usage: 'regions 2026-11-15/4 --page 3 [--import regions.json] [--publisher PV]',
  },
  doctor: {
    run: doctorCommand,
    usage:
      'doctor [2026-11-15/4] [--publisher PV] [--since 2026-11-01] [--record] [--clean] [--older-than 60]',
  },
}

const terminal: Terminal = {
  out: (line) => console.info(line),
  note: (line) => process.stderr.write(`${line}\n`),
  isInteractive: process.stderr.isTTY === true,
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  const usages = Object.values(COMMANDS).map(({ usage }) => `  npm run press -- ${usage}`)
  terminal.note(['The press makes issues out of print pages.', ...usages].join('\n'))
  process.exit(name === '' || name === 'help' ? 0 : 2)
}

try {
  const press = await openPress(process.env)
  const isWell = await command.run(args, press, terminal)
  await press.db.destroy()
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  if (!isForTheEditor(error)) throw error
  terminal.note(error.message)
  process.exit(1)
}

/** Faults in what was sent or typed; anything else is a bug and shows where it happened. */
function isForTheEditor(error: unknown): error is Error {
  if (error instanceof PressError || error instanceof StartError) return true
  return (
    error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')
  )
}
