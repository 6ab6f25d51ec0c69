import { Command } from 'commander'
import { addAudit } from './audit/area.ts'
import { addBackup, addRestore } from './backup/area.ts'
import { addCompletion } from './completion/area.ts'
import { addContactMessages } from './contact-messages/area.ts'
import { addContent } from './content/area.ts'
import type { CommandContext } from './context.ts'
import { addEditions } from './editions/area.ts'
import { addNotifications } from './notifications/area.ts'
import { addPayments } from './payments/area.ts'
import { addPlans } from './plans/area.ts'
import { addPress } from './press/area.ts'
import { addReaders } from './readers/area.ts'
import { addSearch } from './search/area.ts'
import { addStaff } from './staff/area.ts'
import { addSubscriptions } from './subscriptions/area.ts'
import { addWorker } from './worker.ts'

/** Every area of the program, one line each, in the order of `--help`. */
const AREAS = [
  addPress,
  addEditions,
  addReaders,
  addSubscriptions,
  addPayments,
  addPlans,
  addContent,
  addNotifications,
  addContactMessages,
  addStaff,
  addAudit,
  addSearch,
  addBackup,
  addRestore,
  addWorker,
  addCompletion,
] as const

export function createProgram(context: CommandContext): Command {
  const { terminal } = context
  const program = new Command('broadsheet')
    .description('Publishes issues and looks after readers, plans, payments and backups.')
    .usage('<area> <verb> [options]')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.note(text.trimEnd()),
    })
    .exitOverride()
    .addHelpText('after', FURTHER_HELP)
  for (const add of AREAS) add(program, context)
  return program
}

const FURTHER_HELP = `
broadsheet <area> --help lists the verbs of an area, broadsheet <area> <verb> --help the options of a verb.
Exit codes: 0 done, 1 failed or faults found, 2 wrong usage, 3 stopped by a question. More: docs/operate/command-line.md`
