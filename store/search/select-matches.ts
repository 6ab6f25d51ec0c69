import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import type { Database } from '../database.ts'
import { storiesOf } from '../stories/story-rows.ts'
import { dayOf, editionOf } from './row-id.ts'
import type { MatchedSection, SearchAnswer, SearchRequest } from './search-engine.ts'

/** Older articles are read in batches of SEARCH_COUNTED_TO, at most this many. */
const MOST_BATCHES = 10

interface Matches {
  /** The newest matches, best first. */
  first: readonly number[]
  /** Further matches by date. */
  from: (offset: number, limit: number) => Promise<readonly number[]>
}

/** One page of the matches in a section, or of the stories. Their order is that of the matches. */
export async function selectMatches(
  db: Database,
  request: SearchRequest,
  { first, from }: Matches,
): Promise<Omit<SearchAnswer, 'found'> & { ids: number[] }> {
  const { offset, limit } = request
  const groups = new Map<number, number>()
  const sections = await addTo(groups, db, request, first)
  const total = groups.size
  const hasMore = first.length === SEARCH_COUNTED_TO
  let read = first.length
  for (
    let batch = 1;
    hasMore && groups.size < offset + limit && batch <= MOST_BATCHES;
    batch += 1
  ) {
    const some = await from(read, SEARCH_COUNTED_TO)
    await addTo(groups, db, request, some)
    read += some.length
    if (some.length < SEARCH_COUNTED_TO) break
  }
  const ids = [...groups.values()].slice(offset, offset + limit)
  return { total, hasMore, sections, ids }
}

/** Adds a group for each new story, or for each article. Returns all sections of the matches. */
async function addTo(
  groups: Map<number, number>,
  db: Database,
  { byStory, section, ownEdition }: SearchRequest,
  matches: readonly number[],
): Promise<MatchedSection[]> {
  const stories = await storiesOf(db, matches)
  for (const id of matches) {
    const row = stories.get(id)
    if (section !== undefined && row?.section !== section) continue
    const group = byStory ? (row?.story_id ?? id) : id
    const best = groups.get(group)
    if (best === undefined || isOwnCopy(id, best, ownEdition)) groups.set(group, id)
  }
  const sections = [...stories.values()].map(
    ({ section: name, section_kn }) => [name, { section: name, section_kn }] as const,
  )
  return [...new Map(sections).values()]
}

/** Whether the article is the copy of the same day in the reader's own edition. */
function isOwnCopy(id: number, best: number, ownEdition: number | undefined): boolean {
  return editionOf(id) === ownEdition && editionOf(best) !== ownEdition && dayOf(id) === dayOf(best)
}
