import type { Database } from '#store/database.ts'
import { everyToken, makeToken, revokeToken, type StaffToken } from '#store/staff/tokens.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from '../context.ts'
import type { Output } from '../output.ts'
import { actOf, findStaff } from './staff.ts'

export interface TokenOptions {
  name: string
}

export async function makeStaffToken(
  operator: Operator,
  typed: string,
  { name }: TokenOptions,
): Promise<Output> {
  const { id: staffId, email } = await findStaff(operator.db, typed)
  const made = await makeToken(actOf(operator), staffId, name)
  if (!made) throw new StartError(`${email} is closed. Reopen the account first.`)
  const { id, token } = made
  return { text: `Token ${id} for ${email}. It is not shown again.\n${token}`, json: { id, token } }
}

export async function listTokens(db: Database): Promise<Output> {
  const tokens = await everyToken(db)
  return { text: tokens.map(line).join('\n') || 'No tokens.', json: tokens }
}

export async function revokeStaffToken(operator: Operator, id: string): Promise<Output> {
  const outcome = await revokeToken(actOf(operator), id)
  if (outcome !== 'changed') throw new StartError(`There is no token ${id}.`)
  return { text: `Token ${id} is revoked.`, json: { id } }
}

function line({ id, email, name, last_used_at, revoked_at }: StaffToken): string {
  const used = last_used_at === null ? 'never used' : `last used: ${day(last_used_at)}`
  const state = revoked_at === null ? used : `revoked: ${day(revoked_at)}`
  return [id, email, name, state].join('  ')
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
