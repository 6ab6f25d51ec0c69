import type { NightBoard } from '#contract/desk/board.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { type ChangeAct, recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { accountFrom, type StaffAccount } from './accounts.ts'

/** Who is on duty for each title, without closed accounts. */
export async function dutyOfTitles(db: Database): Promise<NightBoard['duty']> {
  const rows = await db
    .selectFrom('night_duty')
    .innerJoin('staff_account', 'staff_account.id', 'night_duty.staff_id')
    .select(['publisher', 'staff_account.id', 'name'])
    .where('closed_at', 'is', null)
    .orderBy('publisher')
    .execute()
  return rows.map(({ publisher, ...editor }) => ({
    publisher: PublisherCode.parse(publisher),
    ...editor,
  }))
}

export interface DutyEditor extends Pick<StaffAccount, 'id' | 'email' | 'name'> {
  mobile: string | null
}

/** The editor on duty; undefined if there is none, or if the account may not release issues any more. */
export async function dutyEditorOf(
  db: Database,
  publisher: PublisherCode,
): Promise<DutyEditor | undefined> {
  const row = await db
    .selectFrom('night_duty')
    .innerJoin('staff_account', 'staff_account.id', 'night_duty.staff_id')
    .selectAll('staff_account')
    .select('mobile')
    .where('publisher', '=', publisher)
    .executeTakeFirst()
  if (!row || !mayBeOnDuty(accountFrom(row), publisher)) return undefined
  const { id, email, name, mobile } = row
  return { id, email, name, mobile }
}

/** Open accounts that may release issues of the title, by name. */
export async function dutyEditors(
  db: Database,
  publisher: PublisherCode,
): Promise<{ id: string; name: string }[]> {
  const rows = await db.selectFrom('staff_account').selectAll().orderBy('name').execute()
  return rows
    .map(accountFrom)
    .filter((account) => mayBeOnDuty(account, publisher))
    .map(({ id, name }) => ({ id, name }))
}

function mayBeOnDuty(account: StaffAccount, publisher: PublisherCode): boolean {
  if (account.isClosed) return false
  const { scope } = account
  // An editor of some editions can be on duty for the title.
  const isOfTitle = scope === 'all' || scope.some((part) => part.publisher === publisher)
  return isOfTitle && isAllowed(account, 'issues.release', { kind: 'narrowed' })
}

/** Without an editor, nobody is on duty. */
export async function saveDuty(
  db: Database,
  publisher: PublisherCode,
  { staffId, mobile }: { staffId: string | null; mobile: string | null },
  { author, at }: ChangeAct,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('night_duty')
      .select('staff_id')
      .where('publisher', '=', publisher)
      .executeTakeFirst()
    await tx.deleteFrom('night_duty').where('publisher', '=', publisher).execute()
    if (staffId !== null) {
      await tx
        .insertInto('night_duty')
        .values({ publisher, staff_id: staffId, mobile, chosen_at: at.getTime() })
        .execute()
    }
    await recordChange(tx, {
      change: {
        action: 'board.duty-changed',
        object: { publisher },
        before: { staff_id: before?.staff_id ?? null },
        after: { staff_id: staffId },
      },
      author,
      at,
    })
  })
}
