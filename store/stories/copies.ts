import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { addDays } from '#domain/calendar.ts'
import type { Database } from '../database.ts'
import { idsOfDays, matchWithId } from '../search/row-id.ts'
import type { SearchMatch } from '../search/search-engine.ts'
import { isOneOf } from './story-rows.ts'
import { DAYS_APART } from './story-state.ts'

export interface StoryMember extends SearchMatch {
  storyId: number
}

interface Days {
  publisher: PublisherCode
  from: IssueDate
  to: IssueDate
}

/** Where stories are printed in these days, and in the days around them. Some issues may be hidden by now. */
export async function membersOf(
  db: Database,
  storyIds: readonly number[],
  { publisher, from, to }: Days,
): Promise<StoryMember[]> {
  const days = idsOfDays(publisher, addDays(from, -DAYS_APART), addDays(to, DAYS_APART))
  const rows = await db
    .selectFrom('story_article')
    .select(['id', 'story_id'])
    .where(isOneOf(db, 'story_id', storyIds))
    .where('id', '>=', days.first)
    .where('id', '<=', days.last)
    .orderBy('id')
    .execute()
  return rows.map(({ id, story_id }) => ({ ...matchWithId(id), storyId: story_id }))
}

/** The issues of these days that readers see and whose stories are known. */
export async function issuesWithStories(
  db: Database,
  { publisher, from, to }: Days,
): Promise<Pick<IssueKey, 'date' | 'edition'>[]> {
  const rows = await db
    .selectFrom('issue')
    .innerJoin('story_issue', 'story_issue.issue_id', 'issue.id')
    .select(['date', 'edition_id'])
    .where('publisher', '=', publisher)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('issue.version', 'is not', null)
    .where('held_at', 'is', null)
    .execute()
  return rows.map(({ date, edition_id }) => ({ date: IssueDate.parse(date), edition: edition_id }))
}
