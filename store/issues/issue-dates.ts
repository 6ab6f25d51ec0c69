import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'

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
    .where('held_at', 'is', null)
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
    .where('held_at', 'is', null)
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
    .where('held_at', 'is', null)
    .where('early_release_at', '<=', now.getTime())
    .orderBy('date')
    .execute()
  return rows.map(({ date }) => IssueDate.parse(date))
}

/** Issues that are not released to any reader yet, or are held. */
export async function unreleasedIssues(
  db: Database,
  publisher: PublisherCode,
  now: Date,
): Promise<IssueKey[]> {
  const rows = await db
    .selectFrom('issue')
    .select(['date', 'edition_id'])
    .where('publisher', '=', publisher)
    .where(({ eb, or }) =>
      or([eb('early_release_at', '>', now.getTime()), eb('held_at', 'is not', null)]),
    )
    .where('version', 'is not', null)
    .execute()
  return rows.map(({ date, edition_id }) => ({
    publisher,
    date: IssueDate.parse(date),
    edition: edition_id,
  }))
}

/** When the issues of a day open to everyone, without those that are held. */
export async function releasesOfDay(
  db: Database,
  publisher: PublisherCode,
  date: IssueDate,
): Promise<{ general_release_at: Date }[]> {
  const rows = await db
    .selectFrom('issue')
    .select('general_release_at')
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('version', 'is not', null)
    .where('held_at', 'is', null)
    .execute()
  return rows.map(({ general_release_at }) => ({
    general_release_at: new Date(general_release_at),
  }))
}
