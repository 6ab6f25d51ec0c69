import { DEFAULT_EDITION, SISTER_OF } from '#contract/titles.ts'
import type { IssueKey } from '#domain/access.ts'
import { copyToOpen } from '#domain/stories/other-editions.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { foundArticles, type MatchedArticle } from '../search/found-articles.ts'
import { idsOfIssue, rowId } from '../search/row-id.ts'
import { membersOf } from './copies.ts'

/** The articles of the sister paper that report the same events, by the ids of the issue's articles. */
export async function inSisterPaper(
  db: Database,
  key: IssueKey,
  unreleased: readonly IssueKey[],
): Promise<ReadonlyMap<string, MatchedArticle>> {
  const { date } = key
  const sister = SISTER_OF[key.publisher]
  const own = idsOfIssue(key)
  const rows = await db
    .selectFrom('story_article')
    .innerJoin('sister_story', 'sister_story.story_id', 'story_article.story_id')
    .select(['article_id', 'sister_id'])
    .where('story_article.id', '>=', own.first)
    .where('story_article.id', '<=', own.last)
    .execute()
  if (rows.length === 0) return new Map()
  const hidden = new Set(unreleased.map(issueId))
  const ids = rows.map(({ sister_id }) => sister_id)
  const members = await membersOf(db, ids, { publisher: sister, from: date, to: date })
  const released = members.filter((member) => !hidden.has(issueId(member.key)))
  const shown = await foundArticles(db, released)
  const storyOf = new Map(released.map((member) => [rowId(member), member.storyId]))
  return new Map(
    rows.flatMap(({ article_id, sister_id }): [string, MatchedArticle][] => {
      const copies = shown.filter((one) => storyOf.get(rowId(one)) === sister_id)
      const copy = copyToOpen(key, copies, DEFAULT_EDITION[sister])
      return copy ? [[article_id, copy]] : []
    }),
  )
}
