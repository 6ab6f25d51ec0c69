import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import { idsOfDays, matchWithId } from '../search/row-id.ts'
import type { MatchedSection, SearchMatch } from '../search/search-engine.ts'

interface Days {
  publisher: PublisherCode
  from: IssueDate
  to: IssueDate
}

function rowsOfSection(db: Database, section: string, { publisher, from, to }: Days) {
  const days = idsOfDays(publisher, from, to)
  return db
    .selectFrom('story_article')
    .where('section', '=', section)
    .where('id', '>=', days.first)
    .where('id', '<=', days.last)
    .orderBy('id')
}

/** Undefined if no issue of these days has the section. */
export async function sectionNamed(
  db: Database,
  section: string,
  days: Days,
): Promise<MatchedSection | undefined> {
  return rowsOfSection(db, section, days).select(['section', 'section_kn']).executeTakeFirst()
}

/** Every article of a section, in the order of editions and pages. Some issues may not be released yet. */
export async function articlesOfSection(
  db: Database,
  section: string,
  days: Days,
): Promise<SearchMatch[]> {
  const rows = await rowsOfSection(db, section, days).select('id').execute()
  return rows.map(({ id }) => matchWithId(id))
}
