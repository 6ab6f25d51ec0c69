import type { Press } from '#press/publish.ts'
import type { RefundServices } from '#server/payments/refunds/gateway-refunds.ts'
import type { ChangeAuthor } from '#store/audit/record-change.ts'
import type { Database } from '#store/database.ts'
import type { StoreConfig } from '#store/store-config.ts'
import type { ExitCode } from './exit-code.ts'
import type { Terminal } from './terminal.ts'

/** What a command uses of the machine. Tests pass a context with their own database. */
export interface CommandContext {
  /** The command line after the name of the program. */
  typed: readonly string[]
  env: NodeJS.ProcessEnv
  /** The user of the machine who runs the command. The audit log names them. */
  user: string
  /** The name of the machine. */
  host: string
  now(): Date
  terminal: Terminal
  /** Set by a command that ran to its end and found faults. */
  exitCode: ExitCode
  storeConfig(): Promise<StoreConfig>
  /** The database is open while `use` runs. */
  withDatabase<T>(use: (db: Database) => Promise<T>): Promise<T>
  withPress<T>(use: (press: Press) => Promise<T>): Promise<T>
  refundServices(db: Database): Promise<RefundServices>
}

/** Who runs a command on which database. */
export interface Operator {
  db: Database
  now: Date
  user: string
  /** The author of changes, for the audit log. */
  author: ChangeAuthor
}

export function commandAuthor({ user, host }: Pick<CommandContext, 'user' | 'host'>): ChangeAuthor {
  return { actor: `command:${user}`, from: { host } }
}
