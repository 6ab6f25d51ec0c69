import { z } from 'zod'
import { PageReference, Place } from '#contract/issues.ts'
import { StoryType } from '#contract/story-type.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import type { Database } from '../database.ts'
import {
  type IssueVersion,
  issueId,
  type PressedPage,
  type PressedRegion,
} from './issue-version.ts'

export const FileNames = z.array(z.string())

/** The version of an issue that readers see, and its release times. Small, because every request reads it. */
export interface IssueHead extends Release {
  version: string
  /** Increases when files or texts are added to the version. */
  revision: number
  published_at: Date
  edition_name: string
  edition_name_kn: string | null
  /** Readers do not get a held issue, whatever its release times. */
  isHeld: boolean
}

export async function issueHead(db: Database, key: IssueKey): Promise<IssueHead | undefined> {
  const row = await headsOf(db, key)
    .whereRef('issue_version.version', '=', 'issue.version')
    .executeTakeFirst()
  return row && headFrom(row)
}

/** The head that the issue would have if readers saw this version, also if it is held. Undefined for an incomplete version. */
export async function headInVersion(
  db: Database,
  key: IssueKey,
  version: string,
): Promise<IssueHead | undefined> {
  const row = await headsOf(db, key)
    .where('issue_version.version', '=', version)
    .where('is_complete', '=', 1)
    .executeTakeFirst()
  return row && { ...headFrom(row), isHeld: false }
}

function headsOf(db: Database, key: IssueKey) {
  return db
    .selectFrom('issue')
    .innerJoin('edition', (join) =>
      join
        .onRef('edition.publisher', '=', 'issue.publisher')
        .onRef('edition.id', '=', 'issue.edition_id'),
    )
    .innerJoin('issue_version', 'issue_version.issue_id', 'issue.id')
    .select(['issue_version.version', 'revision', 'published_at'])
    .select(['edition_name', 'edition_name_kn'])
    .select(['early_release_at', 'general_release_at', 'held_at'])
    .where('issue.id', '=', issueId(key))
}

type HeadRow = Omit<IssueHead, 'published_at' | 'isHeld' | keyof Release> &
  Record<'published_at' | keyof Release, number> & { held_at: number | null }

function headFrom(row: HeadRow): IssueHead {
  return {
    version: row.version,
    revision: row.revision,
    published_at: new Date(row.published_at),
    edition_name: row.edition_name,
    edition_name_kn: row.edition_name_kn,
    early_release_at: new Date(row.early_release_at),
    general_release_at: new Date(row.general_release_at),
    isHeld: row.held_at !== null,
  }
}

/** Whether an issue is held or withdrawn; it may have no version. */
export async function isIssueHeld(db: Database, key: IssueKey): Promise<boolean> {
  const row = await db
    .selectFrom('issue')
    .select('id')
    .where('id', '=', issueId(key))
    .where('held_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** All pages and regions of a version. Cacheable by version and revision. */
export async function issueVersion(
  db: Database,
  key: IssueKey,
  version: string,
): Promise<IssueVersion> {
  const pages = await db
    .selectFrom('page')
    .select(['section', 'pageNo', 'name', 'displayName', 'width', 'height', 'more_files'])
    .select(['section_kn', 'name_kn', 'drawing'])
    .where('issue_id', '=', issueId(key))
    .where('version', '=', version)
    .orderBy('page_index')
    .execute()
  const regions = await regionsByPage(db, issueId(key), version)
  return {
    version,
    pages: pages.map(
      ({ more_files, drawing, ...page }, index): PressedPage => ({
        ...page,
        ...(drawing && { drawing }),
        more_files: FileNames.parse(JSON.parse(more_files)),
        regions: regions.get(index) ?? [],
      }),
    ),
  }
}

async function regionsByPage(
  db: Database,
  id: string,
  version: string,
): Promise<Map<number, PressedRegion[]>> {
  const rows = await db
    .selectFrom('region')
    .select(['page_index', 'id', 'kind', 'title', 'top', 'left', 'width', 'height'])
    .select(['language', 'provenance', 'confidence', 'text'])
    .select(['type', 'rects', 'opensAs', 'hasInserts', 'pageReferences', 'lineRoles'])
    .where('issue_id', '=', id)
    .where('version', '=', version)
    .orderBy('page_index')
    .orderBy('position')
    .execute()
  const byPage = new Map<number, PressedRegion[]>()
  for (const { page_index, type, rects, opensAs, hasInserts, ...rest } of rows) {
    const { pageReferences, lineRoles, ...region } = rest
    const story = Story.parse({
      ...(type && { type }),
      ...(rects && { rects: JSON.parse(rects) }),
      ...(opensAs && { opensAs }),
      ...(hasInserts === 1 && { hasInserts: true }),
      ...(pageReferences && { pageReferences: JSON.parse(pageReferences) }),
      ...(lineRoles && { lineRoles }),
    })
    byPage.set(page_index, [...(byPage.get(page_index) ?? []), { ...region, ...story }])
  }
  return byPage
}

const Story = z.object({
  type: StoryType.exactOptional(),
  rects: z.array(Place).exactOptional(),
  opensAs: z.enum(['text', 'image']).exactOptional(),
  hasInserts: z.boolean().exactOptional(),
  pageReferences: z.array(PageReference).exactOptional(),
  lineRoles: z.string().exactOptional(),
})
