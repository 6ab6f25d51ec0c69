import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnDatabase } from '../run-command.ts'
import type { InvitationOptions, PostOptions } from './staff.ts'
import type { TokenOptions } from './tokens.ts'

const STAFF = 'e-mail address of the account'

const SCOPE_HELP = `
Without --title the role is for all titles. --edition limits it to editions of one title. An admin has no limits.`

/** Staff accounts of the desk. */
export function addStaff(program: Command, context: CommandContext): void {
  const staff = addArea(program, 'staff', 'accounts of the desk, and their roles')
  const load = () => import('./staff.ts')
  const loadTokens = () => import('./tokens.ts')

  const invite = addVerb(staff, 'invite', 'create an account and print its invitation')
    .argument('<email>', 'e-mail address; the invitation is sent there if SMTP_URL is set')
    .option('--name <name>', 'name in the audit log; the address without its host by default')
  addPostOptions(invite).action(
    async (email: string, options: InvitationOptions & OutputOptions) => {
      const { invite } = await load()
      await runOnDatabase(context, options, (operator) =>
        invite(operator, context.env, email, options),
      )
    },
  )

  addVerb(staff, 'list', 'list the accounts with their roles').action(
    async (options: OutputOptions) => {
      const { listAccounts } = await load()
      await runOnDatabase(context, options, ({ db }) => listAccounts(db))
    },
  )

  const role = addVerb(staff, 'role', 'change the role of an account').argument('<email>', STAFF)
  addPostOptions(role).action(async (email: string, options: PostOptions & OutputOptions) => {
    const { changeRole } = await load()
    await runOnDatabase(context, options, (operator) => changeRole(operator, email, options))
  })

  addVerb(staff, 'close', 'close an account; its sessions end at once')
    .argument('<email>', STAFF)
    .action(async (email: string, options: OutputOptions) => {
      const { close } = await load()
      await runOnDatabase(context, options, (operator) => close(operator, email))
    })

  addVerb(staff, 'reopen', 'open a closed account again')
    .argument('<email>', STAFF)
    .action(async (email: string, options: OutputOptions) => {
      const { reopen } = await load()
      await runOnDatabase(context, options, (operator) => reopen(operator, email))
    })

  addVerb(staff, 'reset', 'remove the passkeys and codes of an account, and print an invitation')
    .argument('<email>', STAFF)
    .action(async (email: string, options: OutputOptions) => {
      const { reset } = await load()
      await runOnDatabase(context, options, (operator) => reset(operator, context.env, email))
    })

  addVerb(staff, 'token', 'make a token for searching the archive, and print it once')
    .argument('<email>', STAFF)
    .requiredOption('--name <name>', 'what the token is for')
    .action(async (email: string, options: TokenOptions & OutputOptions) => {
      const { makeStaffToken } = await loadTokens()
      await runOnDatabase(context, options, (operator) => makeStaffToken(operator, email, options))
    })

  addVerb(staff, 'tokens', 'list the tokens').action(async (options: OutputOptions) => {
    const { listTokens } = await loadTokens()
    await runOnDatabase(context, options, ({ db }) => listTokens(db))
  })

  addVerb(staff, 'revoke', 'revoke a token; it stops working at once')
    .argument('<token-id>', 'id of the token, see staff tokens')
    .action(async (id: string, options: OutputOptions) => {
      const { revokeStaffToken } = await loadTokens()
      await runOnDatabase(context, options, (operator) => revokeStaffToken(operator, id))
    })
}

function addPostOptions(verb: Command): Command {
  return verb
    .requiredOption(
      '--role <role>',
      'admin, editor, corrector, circulation, support, finance or viewer',
    )
    .option('--title <title>', 'pv or dh; repeatable', append)
    .option('--edition <number>', 'edition of the title; repeatable', append)
    .addHelpText('after', SCOPE_HELP)
}

function append(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}
