import { CommanderError } from 'commander'
import type { CommandContext } from './context.ts'
import { EXIT, type ExitCode, UsageError } from './exit-code.ts'
import { createProgram } from './program.ts'

/** Runs the command line and returns the exit code. A bug is thrown, so that its stack trace is shown. */
export async function runProgram(context: CommandContext): Promise<ExitCode> {
  try {
    await createProgram(context).parseAsync(context.typed, { from: 'user' })
    return context.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return exitCodeOf(error)
    const failure = await expectedFailure(error)
    if (!failure) throw error
    context.terminal.note(failure.message)
    return failure instanceof UsageError ? EXIT.wrongUsage : EXIT.failed
  }
}

/** Commander has printed its message, or the help: with `--help`, or where no verb follows an area. */
function exitCodeOf({ code, exitCode }: CommanderError): ExitCode {
  return exitCode === 0 || code === 'commander.help' ? EXIT.ok : EXIT.wrongUsage
}

/** An error that the person at the terminal can put right; its message is enough. */
async function expectedFailure(error: unknown): Promise<Error | undefined> {
  const { StartError } = await import('#store/store-config.ts')
  const { PressError } = await import('#press/press-error.ts')
  const expected = [UsageError, StartError, PressError]
  return error instanceof Error && expected.some((type) => error instanceof type)
    ? error
    : undefined
}
