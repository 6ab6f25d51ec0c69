import { IssueDate } from '#contract/issue-date.ts'
import type { EditionGroup } from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { namesOf } from '../names.ts'

export async function editionGroupsOf(
  db: Database,
  publisher: PublisherCode,
): Promise<EditionGroup[]> {
  const rows = await db
    .selectFrom('edition')
    .select(['id', 'edition_number', 'edition_name', 'edition_name_kn'])
    .select(['parent_edition', 'parent_edition_kn'])
    .where('publisher', '=', publisher)
    .orderBy('position')
    .execute()
  const groups = new Map<string, EditionGroup>()
  for (const { parent_edition, parent_edition_kn, edition_name_kn, ...row } of rows) {
    const edition_names = namesOf(row.edition_name, edition_name_kn)
    const parent_edition_names = namesOf(parent_edition, parent_edition_kn)
    const group = groups.get(parent_edition)
    groups.set(parent_edition, {
      parent_edition,
      ...(parent_edition_names && { parent_edition_names }),
      editions: [...(group?.editions ?? []), { ...row, ...(edition_names && { edition_names }) }],
    })
  }
  return [...groups.values()]
}

export async function saveEditionGroups(
  db: Database,
  publisher: PublisherCode,
  groups: readonly EditionGroup[],
): Promise<void> {
  const rows = groups.flatMap(({ parent_edition, parent_edition_names, editions }) =>
    editions.map(({ edition_names, ...edition }) => ({
      publisher,
      parent_edition,
      ...edition,
      parent_edition_kn: parent_edition_names?.kn ?? null,
      edition_name_kn: edition_names?.kn ?? null,
    })),
  )
  for (const [position, row] of rows.entries()) {
    await db
      .insertInto('edition')
      .values({ ...row, position })
      .onConflict((conflict) =>
        conflict.columns(['publisher', 'id']).doUpdateSet({
          edition_number: row.edition_number,
          edition_name: row.edition_name,
          edition_name_kn: row.edition_name_kn,
          parent_edition: row.parent_edition,
          parent_edition_kn: row.parent_edition_kn,
          position,
        }),
      )
      .execute()
  }
}

/** Replaces all editions of a title. Returns faults, and changes nothing, when an edition with issues would be removed. */
export async function replaceEditionGroups(
  db: Database,
  { publisher, groups }: { publisher: PublisherCode; groups: readonly EditionGroup[] },
): Promise<string[]> {
  const keptIds = groups.flatMap(({ editions }) => editions.map(({ id }) => id))
  return db.transaction().execute(async (transaction) => {
    const inUse = await transaction
      .selectFrom('edition')
      .select(['id', 'edition_name'])
      .where('publisher', '=', publisher)
      .where('id', 'not in', keptIds)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('issue')
            .select('issue.id')
            .whereRef('issue.publisher', '=', 'edition.publisher')
            .whereRef('issue.edition_id', '=', 'edition.id'),
        ),
      )
      .execute()
    if (inUse.length > 0) {
      return inUse.map(
        ({ id, edition_name }) =>
          `edition ${id} (${edition_name}) has issues and cannot be removed`,
      )
    }
    await transaction
      .deleteFrom('edition')
      .where('publisher', '=', publisher)
      .where('id', 'not in', keptIds)
      .execute()
    await saveEditionGroups(transaction, publisher, groups)
    return []
  })
}

/** Date of the newest issue of an edition before a date, among those released to everyone. */
export async function newestIssueBefore(
  db: Database,
  { publisher, edition, date }: IssueKey,
  now: Date,
): Promise<IssueDate | undefined> {
  const row = await db
    .selectFrom('issue')
    .select('date')
    .where('publisher', '=', publisher)
    .where('edition_id', '=', edition)
    .where('date', '<', date)
    .where('version', 'is not', null)
    .where('general_release_at', '<=', now.getTime())
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && IssueDate.parse(row.date)
}

/** Dates of an edition's issues that are released to everyone, newest first. */
export async function issueDatesOf(
  db: Database,
  { publisher, edition }: Omit<IssueKey, 'date'>,
  { today, now }: { today: IssueDate; now: Date },
): Promise<{ date: IssueDate; edition_name: string }[]> {
  const rows = await db
    .selectFrom('issue')
    .innerJoin('edition', (join) =>
      join
        .onRef('edition.publisher', '=', 'issue.publisher')
        .onRef('edition.id', '=', 'issue.edition_id'),
    )
    .select(['date', 'edition_name'])
    .where('issue.publisher', '=', publisher)
    .where('edition_id', '=', edition)
    .where('date', '<=', today)
    .where('version', 'is not', null)
    .where('general_release_at', '<=', now.getTime())
    .orderBy('date', 'desc')
    .execute()
  return rows.map(({ date, edition_name }) => ({ date: IssueDate.parse(date), edition_name }))
}

/** Dates in a month, up to `today`, whose issue is released at least to readers with early access; earliest first. */
export async function issueDatesIn(
  db: Database,
  { publisher, edition, month }: Omit<IssueKey, 'date'> & { month: string },
  { today, now }: { today: IssueDate; now: Date },
): Promise<IssueDate[]> {
  const rows = await db
    .selectFrom('issue')
    .select('date')
    .where('publisher', '=', publisher)
    .where('edition_id', '=', edition)
    .where('date', '>=', `${month}-01`)
    .where('date', '<=', `${month}-31`)
    .where('date', '<=', today)
    .where('version', 'is not', null)
    .where('early_release_at', '<=', now.getTime())
    .orderBy('date')
    .execute()
  return rows.map(({ date }) => IssueDate.parse(date))
}
