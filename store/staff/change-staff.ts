import { randomUUID } from 'node:crypto'
import type { Change } from '#contract/desk/changes.ts'
import type { NewStaff, StaffPost } from '#contract/desk/staff.ts'
import { DAY_MS } from '#contract/durations.ts'
import { isLastAdmin, type OpenAdmin } from '#domain/staff/last-admin.ts'
import { type ChangeAuthor, recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { lockOpenAdmins, lockStaff, type StaffAccount } from './accounts.ts'
import { deleteDeskSessionsOf } from './desk-sessions.ts'
import { createLink } from './one-time-links.ts'

export const INVITATION_MS = 3 * DAY_MS

/** Who changes staff accounts, and when. */
export interface StaffChange {
  db: Database
  author: ChangeAuthor
  at: Date
}

export type StaffOutcome = 'changed' | 'not-found' | 'last-admin'

export type Invitation = { kind: 'invited'; id: string; token: string } | { kind: 'taken' }

/** Creates an account without a way to sign in, and the link by which its holder adds one. */
export async function inviteStaffMember(
  { db, author, at }: StaffChange,
  { email, name, post }: NewStaff,
): Promise<Invitation> {
  return db.transaction().execute(async (tx) => {
    const id = randomUUID()
    const now = at.getTime()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_account')
      .values({
        id,
        email,
        name,
        role: post.role,
        scope: JSON.stringify(post.scope),
        created_at: now,
        closed_at: null,
        last_seen_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return { kind: 'taken' }
    const token = await createLink(tx, {
      staffId: id,
      kind: 'invitation',
      now,
      validMs: INVITATION_MS,
    })
    const object = { staff_id: id }
    const change: Change = { action: 'staff.invited', object, before: null, after: post }
    await recordChange(tx, { change, author, at })
    return { kind: 'invited', id, token }
  })
}

export async function changePost(
  act: StaffChange,
  id: string,
  post: StaffPost,
): Promise<StaffOutcome> {
  return changeAccount(act, id, async (tx, { role, scope }, admins) => {
    if (post.role !== 'admin' && isLastAdmin(id, admins)) return 'last-admin'
    await tx
      .updateTable('staff_account')
      .set({ role: post.role, scope: JSON.stringify(post.scope) })
      .where('id', '=', id)
      .execute()
    return {
      action: 'staff.post-changed',
      object: { staff_id: id },
      before: { role, scope },
      after: post,
    }
  })
}

/** Ends the sessions of the account, and its invitation. */
export async function closeAccount(act: StaffChange, id: string): Promise<StaffOutcome> {
  return changeAccount(act, id, async (tx, { isClosed }, admins) => {
    if (isClosed) return 'changed'
    if (isLastAdmin(id, admins)) return 'last-admin'
    await tx
      .updateTable('staff_account')
      .set({ closed_at: act.at.getTime() })
      .where('id', '=', id)
      .execute()
    await deleteDeskSessionsOf(tx, id)
    await tx.deleteFrom('staff_link').where('staff_id', '=', id).execute()
    return { action: 'staff.closed', object: { staff_id: id }, before: null, after: null }
  })
}

/** The account has its passkeys and codes again. */
export async function reopenAccount(act: StaffChange, id: string): Promise<StaffOutcome> {
  return changeAccount(act, id, async (tx, { isClosed }) => {
    if (!isClosed) return 'changed'
    await tx.updateTable('staff_account').set({ closed_at: null }).where('id', '=', id).execute()
    return { action: 'staff.reopened', object: { staff_id: id }, before: null, after: null }
  })
}

/**
 * Removes the passkeys, the app and the sessions of an open account, and makes a new invitation. Returns its token. The
 * last admin can be reset too: the invitation lets them in again.
 */
export async function resetAccount(act: StaffChange, id: string): Promise<string | undefined> {
  let token: string | undefined
  await changeAccount(act, id, async (tx, { isClosed }) => {
    if (isClosed) return 'not-found'
    for (const table of ['staff_passkey', 'staff_app', 'staff_recovery_code'] as const) {
      await tx.deleteFrom(table).where('staff_id', '=', id).execute()
    }
    await deleteDeskSessionsOf(tx, id)
    const now = act.at.getTime()
    token = await createLink(tx, { staffId: id, kind: 'invitation', now, validMs: INVITATION_MS })
    return { action: 'staff.reset', object: { staff_id: id }, before: null, after: null }
  })
  return token
}

/** Locks admins before the account, in the same order for all changes, and records the change that `work` returns. */
export async function changeAccount(
  { db, author, at }: StaffChange,
  id: string,
  work: (
    tx: Database,
    account: StaffAccount,
    openAdmins: readonly OpenAdmin[],
  ) => Promise<Change | StaffOutcome>,
): Promise<StaffOutcome> {
  return db.transaction().execute(async (tx) => {
    const openAdmins = await lockOpenAdmins(tx)
    const account = await lockStaff(tx, id)
    if (!account) return 'not-found'
    const outcome = await work(tx, account, openAdmins)
    if (typeof outcome === 'string') return outcome
    await recordChange(tx, { change: outcome, author, at })
    return 'changed'
  })
}
