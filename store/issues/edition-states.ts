import type { IssueDate } from '#contract/issue-date.ts'
import type { Names } from '#contract/names.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { firstRelease } from '#domain/access.ts'
import { type EditionState, editionState } from '#domain/edition-state.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { type ReleaseHours, releaseOn } from '#domain/release-hours.ts'
import type { Database } from '../database.ts'
import { namesOf } from '../names.ts'

/** The state of today's issue of an edition. */
export interface EditionToday {
  title: PublisherCode
  editionId: number
  name: string
  names?: Names
  date: IssueDate
  state: EditionState
  /** When the issue should open to the first readers, unless the press sets another time. */
  dueAt: Date
  /** When its first version was published; undefined while there is no issue. */
  publishedAt?: Date
  /** When the first readers got the issue: its release time, or its publication if that was later. Set once it is out. */
  releasedAt?: Date
  /** When everyone gets the issue; set only while just the readers with early access have it. */
  forAllAt?: Date
}

/** Every edition of every title, in the order that readers see them. */
export async function editionStates(
  db: Database,
  hours: ReleaseHours,
  now: Date,
): Promise<EditionToday[]> {
  const date = newspaperDay(now)
  const dueAt = firstRelease(releaseOn(date, hours))
  const rows = await db
    .selectFrom('edition')
    .leftJoin('issue', (join) =>
      join
        .onRef('issue.publisher', '=', 'edition.publisher')
        .onRef('issue.edition_id', '=', 'edition.id')
        .on('issue.date', '=', date)
        .on('issue.version', 'is not', null)
        .on('issue.held_at', 'is', null),
    )
    .select(['edition.publisher', 'edition.id', 'edition_name', 'edition_name_kn'])
    .select(['early_release_at', 'general_release_at'])
    .select(({ selectFrom }) =>
      selectFrom('issue_version')
        .select(({ fn }) => fn.min('published_at').as('published_at'))
        .whereRef('issue_version.issue_id', '=', 'issue.id')
        .where('is_complete', '=', 1)
        .as('published_at'),
    )
    .orderBy('edition.publisher')
    .orderBy('edition.position')
    .execute()
  return rows.map(({ publisher, id, edition_name, edition_name_kn, ...times }) => {
    const names = namesOf(edition_name, edition_name_kn)
    return {
      title: PublisherCode.parse(publisher),
      editionId: id,
      name: edition_name,
      ...(names && { names }),
      date,
      dueAt,
      ...issueState(dueAt, times, now),
    }
  })
}

interface IssueTimes {
  early_release_at: number | null
  general_release_at: number | null
  published_at: number | null
}

function issueState(
  dueAt: Date,
  { early_release_at, general_release_at, published_at }: IssueTimes,
  now: Date,
): Pick<EditionToday, 'state' | 'publishedAt' | 'releasedAt' | 'forAllAt'> {
  if (early_release_at === null || published_at === null) {
    return { state: editionState(undefined, dueAt, now) }
  }
  const state = editionState(new Date(early_release_at), dueAt, now)
  const publishedAt = new Date(published_at)
  if (state !== 'out') return { state, publishedAt }
  const releasedAt = new Date(Math.max(early_release_at, published_at))
  const forAllAt = new Date(general_release_at ?? early_release_at)
  return { state, publishedAt, releasedAt, ...(forAllAt > now && { forAllAt }) }
}
