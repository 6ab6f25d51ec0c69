import { sql } from 'kysely'
import { StaffRole, StaffScope } from '#contract/desk/permissions.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { DeskSessionTimes } from '#domain/staff/desk-session.ts'
import type { Database } from '../database.ts'

export interface BoardMarks {
  /** Differs when anything on the board differs, apart from the time. */
  mark: string
  /** Sessions of open accounts, by the hash of their token. */
  sessions: ReadonlyMap<string, BoardSession>
}

export interface BoardSession {
  role: StaffRole
  scope: StaffScope
  times: DeskSessionTimes
}

const SESSION = 'session'
const NONE = sql<number>`cast(0 as bigint)`
const kindOf = (kind: string) => sql<string>`cast(${sql.lit(kind)} as text)`

/** One small query: every open board of a process shares it, each second. */
export async function boardMarks(
  db: Database,
  date: IssueDate,
  tokenHashes: readonly string[],
): Promise<BoardMarks> {
  const rows = await db
    .selectFrom('issue')
    .select([kindOf('issue').as('kind'), 'id', 'version as mark'])
    .select(['early_release_at as a', 'general_release_at as b', 'held_at as c'])
    .where('date', '=', date)
    .unionAll(
      db
        .selectFrom('watched_issue')
        .select([kindOf('watch').as('kind'), 'publisher as id', 'version as mark'])
        .select(['edition as a', 'changed_at as b', NONE.as('c')])
        .where('date', '=', date),
    )
    .unionAll(
      db
        .selectFrom('press_job')
        .select([kindOf('job').as('kind'), 'id', 'state as mark'])
        .select(['changed_at as a', NONE.as('b'), NONE.as('c')])
        .where('date', '=', date),
    )
    .unionAll(
      db
        .selectFrom('desk_upload')
        .select([kindOf('upload').as('kind'), 'id', 'state as mark'])
        .select([NONE.as('a'), NONE.as('b'), NONE.as('c')])
        .where('date', '=', date)
        .where('state', '=', 'complete'),
    )
    .unionAll(
      db
        .selectFrom('night_duty')
        .select([kindOf('duty').as('kind'), 'publisher as id', 'staff_id as mark'])
        .select(['chosen_at as a', NONE.as('b'), NONE.as('c')]),
    )
    .unionAll(
      db
        .selectFrom('staff_session')
        .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
        .select([kindOf(SESSION).as('kind'), 'token_hash as id'])
        .select(sql<string | null>`role || ' ' || scope`.as('mark'))
        .select(['staff_session.created_at as a', 'staff_session.last_used_at as b', NONE.as('c')])
        .where('closed_at', 'is', null)
        .where('token_hash', 'in', [...tokenHashes, '']),
    )
    .execute()
  const sessions = rows.filter(({ kind }) => kind === SESSION)
  const facts = rows.filter(({ kind }) => kind !== SESSION)
  return {
    mark: JSON.stringify([date, ...facts.map((row) => JSON.stringify(Object.values(row))).sort()]),
    sessions: new Map(sessions.map(({ id, mark, a, b }) => [id, sessionFrom(mark ?? '', a, b)])),
  }
}

function sessionFrom(mark: string, created_at: number | null, last_used_at: number | null) {
  const [role = '', ...scope] = mark.split(' ')
  return {
    role: StaffRole.parse(role),
    scope: StaffScope.parse(JSON.parse(scope.join(' '))),
    times: { created_at: Number(created_at), last_used_at: Number(last_used_at) },
  }
}
