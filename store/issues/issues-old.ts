import { compactDate } from '#contract/issue-date.ts'
import type { Edition, EditionGroup } from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from './database.ts'

/** A page as it was published, before anyone asked who may open it. */
export interface PublishedPage {
  section: string
  pageNo: number
  name: string
  displayName: string
  width: number
  height: number
}

export interface PublishedIssue {
  edition_name: string
  version: string
  published_at: number
  pages: PublishedPage[]
}

export async function editionGroupsOf(
  db: Database,
  publisher: PublisherCode,
): Promise<EditionGroup[]> {
  const rows = await db
    .selectFrom('edition')
    .select(['id', 'edition_number', 'edition_name', 'parent_edition'])
    .where('publisher', '=', publisher)
    .orderBy('position')
    .execute()
  const groups = new Map<string, Edition[]>()
  for (const { parent_edition, ...edition } of rows) {
    groups.set(parent_edition, [...(groups.get(parent_edition) ?? []), edition])
  }
  return [...groups].map(([parent_edition, editions]) => ({ parent_edition, editions }))
}

export async function saveEditionGroups(
  db: Database,
  publisher: PublisherCode,
  groups: readonly EditionGroup[],
): Promise<void> {
  const rows = groups.flatMap(({ parent_edition, editions }) =>
    editions.map((edition) => ({ publisher, parent_edition, ...edition })),
  )
  for (const [position, row] of rows.entries()) {
    await db
      .insertInto('edition')
      .values({ ...row, position })
      .onConflict((conflict) =>
        conflict.columns(['publisher', 'id']).doUpdateSet({
          edition_number: row.edition_number,
          edition_name: row.edition_name,
          parent_edition: row.parent_edition,
          position,
        }),
      )
      .execute()
  }
}

export async function publishedIssue(
  db: Database,
  key: IssueKey,
): Promise<PublishedIssue | undefined> {
  const issue = await db
    .selectFrom('issue')
    .innerJoin('edition', (join) =>
      join
        .onRef('edition.publisher', '=', 'issue.publisher')
        .onRef('edition.id', '=', 'issue.edition_id'),
    )
    .select(['issue.id', 'edition_name', 'version', 'published_at'])
    .where('issue.publisher', '=', key.publisher)
    .where('issue.date', '=', key.date)
    .where('issue.edition_id', '=', key.edition)
    .executeTakeFirst()
  if (!issue) return undefined
  const pages = await db
    .selectFrom('page')
    .select(['section', 'pageNo', 'name', 'displayName', 'width', 'height'])
    .where('issue_id', '=', issue.id)
    .orderBy('page_index')
    .execute()
  const { edition_name, version, published_at } = issue
  return { edition_name, version, published_at, pages }
}

/** Puts a complete issue in the place of the one that stood there, if any, in one step. */
export async function publishIssue(
  db: Database,
  key: IssueKey,
  issue: Omit<PublishedIssue, 'edition_name'>,
): Promise<void> {
  const id = issueId(key)
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('issue').where('id', '=', id).execute()
    await transaction
      .insertInto('issue')
      .values({
        id,
        publisher: key.publisher,
        edition_id: key.edition,
        date: key.date,
        version: issue.version,
        published_at: issue.published_at,
      })
      .execute()
    const pages = issue.pages.map((page, page_index) => ({ issue_id: id, page_index, ...page }))
    await transaction.insertInto('page').values(pages).execute()
  })
}

/** The version that stands for each issue of a title, by `yyyy-MM-dd/edition`. */
export async function issueVersionsOf(
  db: Database,
  publisher: PublisherCode,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('issue')
    .select(['date', 'edition_id', 'version'])
    .where('publisher', '=', publisher)
    .execute()
  return new Map(rows.map(({ date, edition_id, version }) => [`${date}/${edition_id}`, version]))
}

function issueId({ publisher, date, edition }: IssueKey): string {
  return `${publisher}-${compactDate(date)}-${edition}`
}
