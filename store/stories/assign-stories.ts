import type { IssueKey } from '#domain/access.ts'
import { addDays } from '#domain/calendar.ts'
import { longHashOf } from '#domain/hash.ts'
import { areSameStory } from '#domain/stories/same-story.ts'
import { type Fingerprint, fingerprintOf, storyText } from '#domain/stories/story-text.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { editionOf, idsOfDays, idsOfIssue, idsOfTitle, rowId } from '../search/row-id.ts'
import { articlesToCompare, type ComparedArticle, textAt } from './compared-articles.ts'
import { storiesByText } from './story-rows.ts'
import { DAYS_APART } from './story-state.ts'
import type { StoryArticleTable } from './tables.ts'

/**
 * The story of each article of a version: the one that the article had before; else that of an equal text; else that of
 * a nearly equal text in another edition of these days; else a new one.
 */
export async function assignStories(
  db: Database,
  key: IssueKey,
  version: string,
): Promise<StoryArticleTable[]> {
  const articles = await articlesToCompare(db, key, version)
  const compared = articles.map((article) => {
    const text = storyText(article.text)
    return { article, text, print: fingerprintOf(article.title, text) }
  })
  const near = await neighbours(db, key)
  const before = new Map(near.own.map((one) => [one.article_id, one]))
  const hashes = compared.flatMap(({ print }) => print.textHash ?? [])
  const byText = await storiesByText(db, hashes, idsOfTitle(key.publisher))
  const rows: StoryArticleTable[] = []
  for (const { article, text, print } of compared) {
    const kept = storyBefore(before.get(article.id), article, print)
    const equal = print.textHash === undefined ? undefined : byText.get(print.textHash)
    const story_id =
      kept ??
      equal ??
      (await nearlyEqual(db, near.all, { text, print })) ??
      newStory(key, article, print)
    if (print.textHash !== undefined) byText.set(print.textHash, equal ?? story_id)
    rows.push({
      id: rowId({ key, pageIndex: article.page_index, position: article.position }),
      article_id: article.id,
      story_id,
      text_hash: print.textHash ?? null,
      anchors: print.anchors.join(','),
      section: article.section,
      section_kn: article.section_kn,
    })
  }
  return rows
}

interface Neighbour extends Pick<StoryArticleTable, 'id' | 'article_id' | 'story_id'> {
  anchors: readonly number[]
}

/** Articles that may be the same story by nearly equal texts: `own` are those that this issue had before. */
async function neighbours(db: Database, key: IssueKey) {
  const { publisher, date, edition } = key
  const days = idsOfDays(publisher, addDays(date, -DAYS_APART), addDays(date, DAYS_APART))
  const rows = await db
    .selectFrom('story_article')
    .select(['id', 'article_id', 'story_id', 'anchors'])
    .where('id', '>=', days.first)
    .where('id', '<=', days.last)
    .execute()
  const ids = idsOfIssue(key)
  const isOwn = ({ id }: { id: number }) => id >= ids.first && id <= ids.last
  const all = rows
    .filter((row) => isOwn(row) || editionOf(row.id) !== edition)
    .map(({ anchors, ...row }): Neighbour => ({ ...row, anchors: numbersOf(anchors) }))
  return { all, own: all.filter(isOwn) }
}

function numbersOf(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number)
}

/** Corrections and new versions keep the story. Without a headline the id is only a place on the page. */
function storyBefore(
  before: Neighbour | undefined,
  { title }: ComparedArticle,
  { anchors }: Fingerprint,
): number | undefined {
  if (!before) return undefined
  const isSameArticle = title !== '' || sharedAnchors(before, anchors) > 0
  return isSameArticle ? before.story_id : undefined
}

async function nearlyEqual(
  db: Database,
  neighbours: readonly Neighbour[],
  { text, print }: { text: ReturnType<typeof storyText>; print: Fingerprint },
): Promise<number | undefined> {
  const candidates = neighbours
    .map((one) => ({ ...one, shared: sharedAnchors(one, print.anchors) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.id - other.id)
  for (const { id, story_id } of candidates) {
    const other = await textAt(db, id)
    if (other !== undefined && areSameStory(text, storyText(other))) return story_id
  }
  return undefined
}

function sharedAnchors({ anchors }: Neighbour, others: readonly number[]): number {
  return anchors.filter((anchor) => others.includes(anchor)).length
}

/** The same in every run, so that a repeated run changes nothing. */
function newStory(key: IssueKey, { id }: ComparedArticle, { textHash }: Fingerprint): number {
  return textHash ?? longHashOf(`${issueId(key)} ${id}`)
}
