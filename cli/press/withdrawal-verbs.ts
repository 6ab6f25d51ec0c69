import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addVerb } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnPress } from '../run-command.ts'
import type { WithdrawOptions } from './withdraw.ts'

const ARTICLE = 'id of the article, from its address: /article/<id>'

export function addWithdrawals(press: Command, context: CommandContext): void {
  const { user, terminal } = context
  const load = () => import('./withdraw.ts')

  addVerb(press, 'withdraw', 'remove an article from text, search, images and PDFs')
    .argument('<article>', ARTICLE)
    .requiredOption('--reason <text>', 'why, for the log; readers do not see it')
    .option('--notice <text>', "what readers see in its place, in the paper's language")
    .option('--only-this-edition', 'leave the same story in other editions of the day')
    .option('--publisher <title>', 'PV or DH', 'PV')
    .action(async (article: string, options: WithdrawOptions & OutputOptions) => {
      const { withdraw } = await load()
      await runOnPress(context, options, (opened) =>
        withdraw({ press: opened, user, terminal }, article, options),
      )
    })

  addVerb(press, 'reinstate', 'show a withdrawn article again, exactly as it was')
    .argument('<article>', ARTICLE)
    .action(async (article: string, options: OutputOptions) => {
      const { reinstate } = await load()
      await runOnPress(context, options, (opened) =>
        reinstate({ press: opened, user, terminal }, article),
      )
    })

  addVerb(press, 'withdrawals', 'list withdrawn articles: who, when and why').action(
    async (options: OutputOptions) => {
      const { listWithdrawals } = await load()
      await runOnPress(context, options, (opened) => listWithdrawals({ press: opened }))
    },
  )
}
