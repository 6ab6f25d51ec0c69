import type { PublisherCode } from '#contract/publisher.ts'
import type { Press } from '#press/publish.ts'
import { type CommandContext, commandAuthor, type Operator } from './context.ts'
import { EXIT } from './exit-code.ts'
import { type Output, type OutputOptions, print } from './output.ts'

/** Runs a command on the server's database, after it is recorded in the audit log. */
export async function runOnDatabase(
  context: CommandContext,
  options: OutputOptions,
  run: (operator: Operator) => Promise<Output>,
): Promise<void> {
  const { noteCommand } = await import('./note-command.ts')
  await context.withDatabase(async (db) => {
    const author = commandAuthor(context)
    const operator = { db, now: context.now(), user: context.user, author }
    await noteCommand(operator, context.typed)
    finish(context, options, await run(operator))
  })
}

export async function runOnPress(
  context: CommandContext,
  options: OutputOptions,
  run: (press: Press) => Promise<Output>,
): Promise<void> {
  const author = commandAuthor(context)
  await context.withPress(async (press) =>
    finish(context, options, await run({ ...press, author })),
  )
}

export function finish(context: CommandContext, options: OutputOptions, output: Output): void {
  print(context.terminal, output, options)
  if (output.hasQuestions) context.exitCode = EXIT.questions
  if (output.hasFaults) context.exitCode = EXIT.failed
}

/** The title whose data the command is about, named by BRAND as for the server. */
export async function titleOf({ env }: CommandContext): Promise<PublisherCode> {
  const { z } = await import('zod')
  const { BrandId } = await import('#contract/publisher.ts')
  const { PUBLISHER_OF_BRAND } = await import('#contract/titles.ts')
  const { parseEnvironment } = await import('#store/store-config.ts')
  return PUBLISHER_OF_BRAND[parseEnvironment(z.object({ BRAND: BrandId.default('pv') }), env).BRAND]
}
