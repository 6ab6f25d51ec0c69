import type { Press } from '#press/publish.ts'
import type { RefundServices } from '#server/payments/refunds/gateway-refunds.ts'
import type { Database } from '#store/database.ts'
import type { StoreConfig } from '#store/store-config.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit-code.ts'
import { runProgram } from './run-program.ts'
import type { Terminal } from './terminal.ts'

interface TestMachine {
  db?: Database
  press?: Press
  config?: StoreConfig
  refundServices?: RefundServices
  now?: () => Date
  user?: string
  env?: NodeJS.ProcessEnv
  /** The answer at a terminal; without one the commands run as in a script. */
  answer?: boolean
}

/** An operator at a terminal. The commands run in this process, on what the test has opened. */
export function operatorAt(machine: TestMachine) {
  /** Runs a command to its end, whatever its exit code. */
  const run = async (...typed: string[]) => {
    const { terminal, out, notes } = recordingTerminal(machine.answer)
    const code = await runProgram(contextOn(machine, typed, terminal))
    return { code, out: out.join('\n'), notes: notes.join('\n') }
  }
  /** Returns what the command prints. Fails where the exit code is not 0. */
  const type = async (...typed: string[]): Promise<string> => {
    const { code, out, notes } = await run(...typed)
    if (code !== EXIT.ok) throw new Error(notes || out)
    return out
  }
  return { run, type }
}

export function contextOn(
  {
    db,
    press,
    config,
    refundServices,
    now = () => new Date(),
    user = 'asha',
    env = {},
  }: TestMachine,
  typed: readonly string[],
  terminal: Terminal,
): CommandContext {
  return {
    typed,
    env,
    user,
    host: 'test-machine',
    now,
    terminal,
    exitCode: EXIT.ok,
    storeConfig: async () => requireOpen(config),
    withDatabase: async (use) => use(requireOpen(db)),
    withPress: async (use) => use(requireOpen(press)),
    refundServices: async () => requireOpen(refundServices),
  }
}

function requireOpen<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The test has not opened what the command uses.')
  return value
}

export function recordingTerminal(answer?: boolean) {
  const out: string[] = []
  const notes: string[] = []
  const terminal: Terminal = {
    out: (line) => out.push(line),
    note: (line) => notes.push(line),
    isInteractive: false,
    ...(answer !== undefined && {
      ask: async (question: string) => {
        notes.push(question)
        return answer
      },
    }),
  }
  return { terminal, out, notes }
}

/** The audit entries of what operators did, without those of the command lines. */
export function actsIn(db: Database) {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('what', 'not like', 'broadsheet %')
    .orderBy('at')
    .execute()
}
