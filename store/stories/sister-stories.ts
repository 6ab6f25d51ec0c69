import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { SISTER_OF, TITLES } from '#contract/titles.ts'
import type { IssueKey } from '#domain/access.ts'
import { addDays } from '#domain/calendar.ts'
import { textWithoutTables } from '#domain/search/line-roles.ts'
import { type EventFacts, eventFacts } from '#domain/stories/event-facts.ts'
import { findSameEvents } from '#domain/stories/same-event.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { foundArticles } from '../search/found-articles.ts'
import { lockIndex } from '../search/index-state.ts'
import { idsOfDays, idsOfIssue, matchWithId, rowId } from '../search/row-id.ts'
import { isOneOf } from './story-rows.ts'

/** The sister paper may print an event a day earlier or later. */
const DAYS_BETWEEN = 1
/** Articles of one query. */
const READ_AT_ONCE = 100

/**
 * Finds the stories of the sister paper that report the same events as an issue. Runs after the issue's stories are
 * written: of two issues that are published at once, the later one finds the other. Idempotent.
 */
export async function updateSisterStories(db: Database, key: IssueKey): Promise<void> {
  const issue_id = issueId(key)
  const state = await db
    .selectFrom('story_issue')
    .select('serial')
    .where('issue_id', '=', issue_id)
    .where('is_compared', '=', 0)
    .executeTakeFirst()
  if (!state) return
  const { own, pairs } = await sameEvents(db, key)
  await db.transaction().execute(async (transaction) => {
    await lockIndex(transaction)
    await replacePairs(transaction, own, pairs)
    // If the stories have changed meanwhile, they are compared again.
    await transaction
      .updateTable('story_issue')
      .set({ is_compared: 1 })
      .where('issue_id', '=', issue_id)
      .where('serial', '=', state.serial)
      .execute()
  })
}

interface Pair {
  own: number
  sister: number
}

async function sameEvents(
  db: Database,
  key: IssueKey,
): Promise<{ own: readonly number[]; pairs: Pair[] }> {
  const { publisher, date } = key
  const sister = SISTER_OF[publisher]
  const days = { from: addDays(date, -DAYS_BETWEEN), to: addDays(date, DAYS_BETWEEN) }
  const theirPlaces = await storiesOfDays(db, sister, days)
  const ourPlaces = await storiesOfDays(db, publisher, { from: date, to: date }, idsOfIssue(key))
  const ofIssue = new Set(ourPlaces.filter(({ isPreferred }) => isPreferred).map(storyIdOf))
  if (theirPlaces.length === 0) return { own: [...ofIssue], pairs: [] }
  const [ours, theirs] = [await withFacts(db, ourPlaces), await withFacts(db, theirPlaces)]
  const isKannada = TITLES[publisher].language === 'kn'
  const [kannada, english] = isKannada ? [ours, theirs] : [theirs, ours]
  const pairs = findSameEvents(kannada.map(factsOf), english.map(factsOf)).flatMap((pair) => {
    const one = kannada[pair.kannada]?.storyId
    const other = english[pair.english]?.storyId
    if (one === undefined || other === undefined) return []
    return [isKannada ? { own: one, sister: other } : { own: other, sister: one }]
  })
  return { own: [...ofIssue], pairs: pairs.filter(({ own }) => ofIssue.has(own)) }
}

interface StoryPlace {
  id: number
  storyId: number
  /** Whether the place is in the range that is preferred. */
  isPreferred: boolean
}

const storyIdOf = ({ storyId }: StoryPlace) => storyId

/** One place for each story: in the preferred range if it is printed there, else the first. */
async function storiesOfDays(
  db: Database,
  publisher: PublisherCode,
  { from, to }: { from: IssueDate; to: IssueDate },
  preferred = { first: 0, last: -1 },
): Promise<StoryPlace[]> {
  const days = idsOfDays(publisher, from, to)
  const rows = await db
    .selectFrom('story_article')
    .select(['id', 'story_id'])
    .where('id', '>=', days.first)
    .where('id', '<=', days.last)
    .orderBy('id')
    .execute()
  const places = new Map<number, StoryPlace>()
  for (const { id, story_id } of rows) {
    const isPreferred = id >= preferred.first && id <= preferred.last
    const known = places.get(story_id)
    if (known && (known.isPreferred || !isPreferred)) continue
    places.set(story_id, { id, storyId: story_id, isPreferred })
  }
  return [...places.values()]
}

interface StoryFacts extends StoryPlace {
  facts: EventFacts
}

const factsOf = ({ facts }: StoryFacts) => facts

/** Without tables: weather and prices have the same places and nearly the same numbers on any day. */
async function withFacts(db: Database, places: readonly StoryPlace[]): Promise<StoryFacts[]> {
  const known: StoryFacts[] = []
  for (let start = 0; start < places.length; start += READ_AT_ONCE) {
    const some = places.slice(start, start + READ_AT_ONCE)
    const articles = await foundArticles(
      db,
      some.map(({ id }) => matchWithId(id)),
    )
    const byId = new Map(articles.map((article) => [rowId(article), article]))
    for (const place of some) {
      const article = byId.get(place.id)
      const text = article && textWithoutTables(article.text, article.lineRoles)
      if (article && text) known.push({ ...place, facts: eventFacts(article.title, text) })
    }
  }
  return known
}

/** Each pair is stored in both directions. */
async function replacePairs(
  transaction: Database,
  own: readonly number[],
  pairs: readonly Pair[],
): Promise<void> {
  const replaced = [...own, ...pairs.map(({ sister }) => sister)]
  const isReplaced = (column: string) => isOneOf(transaction, column, replaced)
  await transaction
    .deleteFrom('sister_story')
    .where(({ or }) => or([isReplaced('story_id'), isReplaced('sister_id')]))
    .execute()
  if (pairs.length === 0) return
  const rows = pairs.flatMap(({ own: one, sister: other }) => [
    { story_id: one, sister_id: other },
    { story_id: other, sister_id: one },
  ])
  await transaction.insertInto('sister_story').values(rows).execute()
}
