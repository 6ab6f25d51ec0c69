import type { Selectable } from 'kysely'
import { StaffRole, StaffScope } from '#contract/desk/permissions.ts'
import type { StaffMember } from '#contract/desk/staff.ts'
import type { OpenAdmin } from '#domain/staff/last-admin.ts'
import type { Database } from '../database.ts'
import { locked } from '../locks.ts'
import type { StaffTables } from './tables.ts'

/** A staff account as permissions see it. */
export interface StaffAccount {
  id: string
  email: string
  name: string
  role: StaffRole
  scope: StaffScope
  isClosed: boolean
}

type AccountRow = Pick<
  Selectable<StaffTables['staff_account']>,
  'id' | 'email' | 'name' | 'role' | 'scope' | 'closed_at'
>

export function accountFrom({ id, email, name, role, scope, closed_at }: AccountRow): StaffAccount {
  return {
    id,
    email,
    name,
    role: StaffRole.parse(role),
    scope: StaffScope.parse(JSON.parse(scope)),
    isClosed: closed_at !== null,
  }
}

export async function staffByEmail(db: Database, email: string): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom('staff_account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  return row && accountFrom(row)
}

/** Locks the account until the transaction ends. */
export async function lockStaff(tx: Database, id: string): Promise<StaffAccount | undefined> {
  const query = tx.selectFrom('staff_account').selectAll().where('id', '=', id)
  const row = await locked(tx, query).executeTakeFirst()
  return row && accountFrom(row)
}

/** Ids of accounts that have a passkey or a confirmed app. */
async function enrolledIds(db: Database): Promise<Set<string>> {
  const passkeys = await db.selectFrom('staff_passkey').select('staff_id').execute()
  const apps = await db
    .selectFrom('staff_app')
    .select('staff_id')
    .where('confirmed_at', 'is not', null)
    .execute()
  return new Set([...passkeys, ...apps].map(({ staff_id }) => staff_id))
}

/** Open accounts first, then by name. */
export async function everyStaffMember(db: Database): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff_account').selectAll().orderBy('name').execute()
  const enrolled = await enrolledIds(db)
  const members = rows.map(({ created_at, last_seen_at, ...row }): StaffMember => {
    const { isClosed, ...account } = accountFrom(row)
    const state = isClosed ? 'closed' : enrolled.has(row.id) ? 'open' : 'invited'
    return { ...account, state, created_at, last_seen_at }
  })
  return members.toSorted((a, b) => Number(a.state === 'closed') - Number(b.state === 'closed'))
}

/** Locks all open admins, so that two transactions cannot each remove one of the last two. */
export async function lockOpenAdmins(tx: Database): Promise<OpenAdmin[]> {
  const query = tx
    .selectFrom('staff_account')
    .select('id')
    .where('role', '=', 'admin')
    .where('closed_at', 'is', null)
    .orderBy('id')
  const admins = await locked(tx, query).execute()
  const enrolled = await enrolledIds(tx)
  return admins.map(({ id }) => ({ id, canSignIn: enrolled.has(id) }))
}
