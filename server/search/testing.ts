import type { SearchResult } from '#contract/search.ts'
import type { IssueKey, Reader } from '#domain/access.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { showVersion } from '#store/issues/publish.ts'
import { updateIndex } from '#store/search/update-index.ts'
import { updateStories } from '#store/stories/update-stories.ts'
import { GROUPS, issueKey } from '../issues/testing.ts'
import type { Services } from '../services.ts'
import { createTestServer } from '../testing.ts'

/** A server without issues, and its search. */
export async function serverToSearch(reader?: Reader, env: Record<string, string> = {}) {
  const server = await createTestServer(env, reader)
  await saveEditionGroups(server.services.db, 'PV', GROUPS)
  const ask = (query: string, more: Record<string, string> = {}) => {
    const parameters = new URLSearchParams({ query, publisher_short_code: 'PV', ...more })
    return server.app.request(`/api/epaper/search?${parameters}`)
  }
  return {
    ...server,
    ask,
    search: async (query: string, more?: Record<string, string>): Promise<SearchResult> =>
      (await ask(query, more)).json(),
    /** The ids of the hits, the best first. */
    find: async (query: string, more?: Record<string, string>): Promise<string[]> => {
      const { hits }: SearchResult = await (await ask(query, more)).json()
      return hits.map(({ _id }) => _id)
    },
  }
}

export interface TestArticle {
  id: string
  title?: string
  text?: string
  lineRoles?: string
  kind?: 'article' | 'ad'
}

export interface TestIssue {
  key?: IssueKey
  version?: string
  /** When it opens; 06:00 on its day by default. */
  opens?: Date
}

/** Publishes an issue with these articles on its pages. */
export async function publishArticles(
  services: Services,
  pages: readonly (readonly TestArticle[])[],
  issue: TestIssue = {},
): Promise<void> {
  await showArticles(services, pages, issue)
  await updateIndex(services.db, [issue.key ?? KEY])
  await updateStories(services.db, issue.key ?? KEY)
}

/** Publishes without indexing, like a press that is killed before it indexes. */
export async function showArticles(
  { db }: Services,
  pages: readonly (readonly TestArticle[])[],
  { key = KEY, version = 'v1', opens }: TestIssue = {},
): Promise<void> {
  const at = opens ?? new Date(`${key.date}T06:00:00+05:30`)
  const when = { published_at: at, early_release_at: at, general_release_at: at }
  await showVersion(db, key, { version, pages: pages.map(testPage) }, when)
}

const KEY = issueKey('2026-11-15')

function testPage(articles: readonly TestArticle[], index: number): PressedPage {
  return {
    section: 'Main',
    pageNo: index + 1,
    name: `Page ${index + 1}`,
    more_files: [],
    displayName: `0${index + 1} Page ${index + 1}`,
    width: 2400,
    height: 3782,
    regions: articles.map(testRegion),
  }
}

function testRegion({
  id,
  kind = 'article',
  title = '',
  text = '',
  lineRoles,
}: TestArticle): PressedRegion {
  return {
    ...(lineRoles && { lineRoles }),
    id,
    kind,
    title,
    text,
    language: 'kn',
    provenance: 'pdf',
    confidence: 1,
    top: '10%',
    left: '5%',
    width: '50%',
    height: '25.5%',
  }
}
