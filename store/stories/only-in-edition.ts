import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { editionOf, idsOfDays, idsOfIssue } from '../search/row-id.ts'
import { issuesWithStories } from './copies.ts'

/** The ids of an issue's articles whose story no other released edition of the day prints. Empty if there is none. */
export async function onlyInEdition(
  db: Database,
  key: IssueKey,
  unreleased: readonly IssueKey[],
): Promise<ReadonlySet<string>> {
  const { publisher, date } = key
  const hidden = new Set(unreleased.map(issueId))
  const shown = (await issuesWithStories(db, { publisher, from: date, to: date }))
    .map(({ edition }) => ({ publisher, date, edition }))
    .filter((issue) => !hidden.has(issueId(issue)))
  const others = new Set(shown.map(({ edition }) => edition).filter((id) => id !== key.edition))
  if (others.size === 0) return new Set()
  const day = idsOfDays(publisher, date, date)
  const rows = await db
    .selectFrom('story_article')
    .select(['id', 'article_id', 'story_id'])
    .where('id', '>=', day.first)
    .where('id', '<=', day.last)
    .execute()
  const elsewhere = new Set(
    rows.filter(({ id }) => others.has(editionOf(id))).map(({ story_id }) => story_id),
  )
  const own = idsOfIssue(key)
  return new Set(
    rows
      .filter(({ id, story_id }) => id >= own.first && id <= own.last && !elsewhere.has(story_id))
      .map(({ article_id }) => article_id),
  )
}
