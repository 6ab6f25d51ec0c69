import { Change, type ChangeAction } from '#contract/desk/changes.ts'
import { ChangeOrigin } from '#contract/desk/log.ts'
import type { StaffScope } from '#contract/desk/permissions.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import type { ChangeNames } from '#domain/audit/sentence-words.ts'
import type { Database } from '../database.ts'
import { editionGroupsOf } from '../issues/editions.ts'

export interface RecordedChange {
  number: number
  at: number
  actor: string
  change: Change
  /** Undefined when it was erased. */
  from: ChangeOrigin | undefined
}

export interface LogFilter {
  actions: readonly ChangeAction[]
  scope: StaffScope
  /** Only entries with a lower number. */
  before?: number | undefined
  limit: number
}

/** Newest first. A scope of some titles or editions leaves out entries that are about neither. */
export async function changesIn(db: Database, filter: LogFilter): Promise<RecordedChange[]> {
  const { actions, scope, before, limit } = filter
  if (actions.length === 0) return []
  let query = db
    .selectFrom('audit_change')
    .leftJoin('audit_person', 'audit_person.seq', 'audit_change.seq')
    .selectAll('audit_change')
    .select('audit_person.content as person')
    .where('action', 'in', actions)
    .orderBy('audit_change.seq', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('audit_change.seq', '<', before)
  if (scope !== 'all') {
    query = query.where(({ eb, and, or }) =>
      or(
        scope.map(({ publisher, edition }) =>
          edition === null
            ? eb('publisher', '=', publisher)
            : and([eb('publisher', '=', publisher), eb('edition_id', '=', edition)]),
        ),
      ),
    )
  }
  return (await query.execute()).map((row) => ({
    number: row.seq,
    at: row.at,
    actor: row.actor,
    change: Change.parse({ action: row.action, ...JSON.parse(row.content) }),
    from: row.person === null ? undefined : ChangeOrigin.parse(JSON.parse(row.person)),
  }))
}

interface LogNames extends ChangeNames {
  /** The name of a staff member, or the user of the machine. */
  actor(actor: string): string
}

/** Names of editions and staff for the log. Those that no longer exist have their number or id. */
export async function changeNamesOf(db: Database): Promise<LogNames> {
  const staff = new Map<string, string>()
  for (const { id, name } of await db
    .selectFrom('staff_account')
    .select(['id', 'name'])
    .execute()) {
    staff.set(id, name)
  }
  const editions = new Map([
    ...(await editionNamesOf(db, 'PV')),
    ...(await editionNamesOf(db, 'DH')),
  ])
  return {
    actor: (actor) => {
      const [kind, name = ''] = actor.split(/:(.*)/s)
      return kind === 'staff' ? (staff.get(name) ?? name) : name
    },
    staff: (id) => staff.get(id) ?? id,
    edition: (publisher, edition, language) =>
      editions.get(`${publisher} ${edition}`)?.[language] ??
      `${TITLES[publisher].names[language]} ${edition}`,
  }
}

async function editionNamesOf(db: Database, publisher: PublisherCode) {
  const groups = await editionGroupsOf(db, publisher)
  return groups.flatMap(({ editions }) =>
    editions.map(({ id, edition_name, edition_names }) => {
      const names = edition_names ?? { en: edition_name, kn: edition_name }
      return [`${publisher} ${id}`, names] as const
    }),
  )
}
