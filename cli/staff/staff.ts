import { StaffRole, StaffScope } from '#contract/desk/permissions.ts'
import { NewStaff, StaffEmail, type StaffMember, StaffPost } from '#contract/desk/staff.ts'
import { BrandId } from '#contract/publisher.ts'
import { PUBLISHER_OF_BRAND } from '#contract/titles.ts'
import type { Database } from '#store/database.ts'
import { everyStaffMember, type StaffAccount, staffByEmail } from '#store/staff/accounts.ts'
import {
  changePost,
  closeAccount,
  inviteStaffMember,
  reopenAccount,
  resetAccount,
  type StaffOutcome,
} from '#store/staff/change-staff.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from '../context.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import { deliverInvitation } from './deliver-invitation.ts'

export interface PostOptions {
  role: string
  title?: string[]
  edition?: string[]
}

export interface InvitationOptions extends PostOptions {
  name?: string
}

export async function invite(
  operator: Operator,
  env: NodeJS.ProcessEnv,
  typed: string,
  options: InvitationOptions,
): Promise<Output> {
  const post = postFrom(options)
  const { email, name } = newStaffFrom(typed, options, post)
  const invited = await inviteStaffMember(actOf(operator), { email, name, post })
  if (invited.kind === 'taken') throw new StartError(`${email} has an account already.`)
  return deliverInvitation(env, { email, name, token: invited.token })
}

export async function listAccounts(db: Database): Promise<Output> {
  const members = await everyStaffMember(db)
  return { text: members.map(line).join('\n') || 'No accounts.', json: members }
}

export async function changeRole(
  operator: Operator,
  typed: string,
  options: PostOptions,
): Promise<Output> {
  const post = postFrom(options)
  const account = await findStaff(operator.db, typed)
  requireChanged(await changePost(actOf(operator), account.id, post), account)
  return { text: `${account.email}: ${inWords(post)}.`, json: { id: account.id, ...post } }
}

export async function close(operator: Operator, typed: string): Promise<Output> {
  const account = await findStaff(operator.db, typed)
  requireChanged(await closeAccount(actOf(operator), account.id), account)
  return { text: `${account.email} is closed.`, json: { id: account.id } }
}

export async function reopen(operator: Operator, typed: string): Promise<Output> {
  const account = await findStaff(operator.db, typed)
  requireChanged(await reopenAccount(actOf(operator), account.id), account)
  return { text: `${account.email} is open again.`, json: { id: account.id } }
}

export async function reset(
  operator: Operator,
  env: NodeJS.ProcessEnv,
  typed: string,
): Promise<Output> {
  const { id, email, name } = await findStaff(operator.db, typed)
  const token = await resetAccount(actOf(operator), id)
  if (token === undefined) throw new StartError(`${email} is closed. Reopen the account first.`)
  return deliverInvitation(env, { email, name, token })
}

export function actOf({ db, author, now }: Operator) {
  return { db, author, at: now }
}

export async function findStaff(db: Database, typed: string): Promise<StaffAccount> {
  const email = StaffEmail.safeParse(typed)
  if (email.error) throw new UsageError(`${typed} is not an e-mail address.`)
  const account = await staffByEmail(db, email.data)
  if (!account) throw new StartError(`${email.data} has no account.`)
  return account
}

function requireChanged(outcome: StaffOutcome, { email }: StaffAccount): void {
  if (outcome === 'changed') return
  throw new StartError(
    outcome === 'last-admin'
      ? `${email} is the last admin who can sign in. Invite another first.`
      : `${email} has no account.`,
  )
}

function newStaffFrom(typed: string, { name }: InvitationOptions, post: StaffPost): NewStaff {
  const parsed = NewStaff.safeParse({ email: typed, name: name ?? typed.split('@')[0], post })
  if (parsed.error) throw new UsageError(`${typed} is not an e-mail address, or the name is wrong.`)
  return parsed.data
}

function postFrom({ role, title = [], edition = [] }: PostOptions): StaffPost {
  if (!StaffRole.safeParse(role).success) {
    throw new UsageError(`--role must be one of ${StaffRole.options.join(', ')}`)
  }
  const parsed = StaffPost.safeParse({ role, scope: scopeFrom(title, edition) })
  if (parsed.error) throw new UsageError('An admin is for all titles: leave out --title.')
  return parsed.data
}

function scopeFrom(titles: readonly string[], editions: readonly string[]): StaffScope {
  const publishers = titles.map((title) => {
    const brand = BrandId.safeParse(title.toLowerCase())
    if (brand.error) throw new UsageError('--title must be pv or dh')
    return PUBLISHER_OF_BRAND[brand.data]
  })
  const [publisher, ...others] = publishers
  if (editions.length === 0) {
    return publisher ? publishers.map((each) => ({ publisher: each, edition: null })) : 'all'
  }
  if (!publisher || others.length > 0) throw new UsageError('--edition needs exactly one --title')
  const scope = StaffScope.safeParse(editions.map((each) => ({ publisher, edition: Number(each) })))
  if (scope.error) throw new UsageError('--edition must be the number of an edition, such as 4')
  return scope.data
}

function inWords({ role, scope }: Pick<StaffMember, 'role' | 'scope'>): string {
  if (scope === 'all') return `${role} for all titles`
  const parts = scope.map(({ publisher, edition }) =>
    edition === null ? publisher : `${publisher} edition ${edition}`,
  )
  return `${role} for ${parts.join(', ')}`
}

function line(member: StaffMember): string {
  const { email, name, state, last_seen_at } = member
  const seen = last_seen_at === null ? 'never' : new Date(last_seen_at).toISOString()
  return `${email}  ${name}  ${inWords(member)}  ${state}  last seen: ${seen}`
}
