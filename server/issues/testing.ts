import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ArticleInserts } from '#contract/articles.ts'
import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey, Reader, Release } from '#domain/access.ts'
import { checksumOf } from '#store/checksum.ts'
import { filesOfPage, issueFolder, MANIFEST, pageFiles } from '#store/issue-files.ts'
import { recordChecksums, versionInFolder } from '#store/issues/checksums.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import type { Services } from '../services.ts'
import { createTestServer } from '../testing.ts'

export const GROUPS = [
  {
    parent_edition: 'Bengaluru',
    editions: [
      { id: 4, edition_number: 4, edition_name: 'Bengaluru City' },
      { id: 5, edition_number: 5, edition_name: 'Bengaluru Rural' },
    ],
  },
]

const ISSUES = [
  issueKey('2026-11-16'),
  issueKey('2026-11-15'),
  issueKey('2026-11-15', 5),
  issueKey('2026-11-14'),
]

/** The files of these issues are made once and written without a sync: making 116 durable files takes 80 ms. */
let printed: Promise<Awaited<ReturnType<typeof printTestIssue>>[]> | undefined

function writeQuickly(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** A server with a small issue of today, yesterday, tomorrow and of another edition. */
export async function serverWithIssues(reader?: Reader, variables: Record<string, string> = {}) {
  const server = await createTestServer(variables, reader)
  const { db } = server.services
  await saveEditionGroups(db, 'PV', GROUPS)
  printed ??= Promise.all(ISSUES.map((key) => printTestIssue(key, 'v1')))
  for (const { key, version, pages, files } of await printed) {
    for (const [path, bytes] of files) writeQuickly(join(server.assetFolder, path), bytes)
    await publishVersion(db, key, { version, pages }, releaseAtSix(key))
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.request(`/api${path}`, { headers })
  return { ...server, get }
}

export function issueKey(date: string, edition = 4): IssueKey {
  return { publisher: 'PV', edition, date: IssueDate.parse(date) }
}

interface TestIssue {
  /** By default 06:00 for everyone. */
  release?: Release
  /** By default 06:00. */
  published_at?: Date
  displayNames?: readonly string[]
}

export async function publishTestIssue(
  { db, assets }: Pick<Services, 'db' | 'assets'>,
  key: IssueKey,
  version = 'v1',
  { release, displayNames, ...published }: TestIssue = {},
): Promise<void> {
  const { pages, files } = await printTestIssue(key, version, displayNames)
  await Promise.all([...files].map(([path, bytes]) => assets.write(path, bytes)))
  const when = { ...releaseAtSix(key), ...release, ...published }
  await publishVersion(db, key, { version, pages }, when)
}

function releaseAtSix({ date }: IssueKey) {
  const opens = new Date(`${date}T06:00:00+05:30`)
  return { published_at: opens, early_release_at: opens, general_release_at: opens }
}

/** The pages of a test issue, and its files by asset path. */
async function printTestIssue(
  key: IssueKey,
  version: string,
  displayNames: readonly string[] = ['01 Front Page', '02 City'],
) {
  const files = new Map<string, Uint8Array>()
  const make = async (file: string) => {
    const text = `${key.date} ${version} ${file}`
    const bytes = new TextEncoder().encode(file.endsWith('inserts.json') ? quoteOf(text) : text)
    files.set(`${issueFolder(key, version)}/${file}`, bytes)
    return [file, await checksumOf(bytes)] as const
  }
  const pages: PressedPage[] = []
  for (const [index, displayName] of displayNames.entries()) {
    const page = testPage(index + 1, displayName)
    const checksums = Object.fromEntries(
      await Promise.all([...filesOfPage(page), pageFiles(page.pageNo).model].map(make)),
    )
    pages.push({ ...page, checksums })
  }
  await make(MANIFEST)
  return { key, version, pages, files }
}

/** The inserts file of an article with one quote. */
function quoteOf(text: string): string {
  const inserts: ArticleInserts = {
    format: 1,
    inserts: [{ id: 'insert-1', kind: 'quote', text }],
  }
  return JSON.stringify(inserts)
}

function testPage(pageNo: number, displayName: string): PressedPage {
  return {
    section: 'Main',
    pageNo,
    name: displayName.replace(/^\d+ /, ''),
    name_kn: pageNo === 1 ? null : 'ನಗರ',
    displayName,
    width: 2400,
    height: 3782,
    more_files: [],
    regions: [
      { ...testRegion(`p${pageNo}-lead`, 'article'), hasInserts: true },
      testRegion(`p${pageNo}-ad`, 'ad'),
    ],
  }
}

function testRegion(id: string, kind: 'article' | 'ad'): PressedRegion {
  return {
    id,
    kind,
    title: `Title of ${id}`,
    text: `Text of ${id}`,
    top: '10%',
    left: '0%',
    width: '50%',
    height: '25.5%',
    language: 'en',
    provenance: 'pdf',
    confidence: 1,
  }
}

/** Publishes a test issue again, as another version, with changed regions. */
export async function changeTestRegions(
  { db }: Pick<Services, 'db'>,
  key: IssueKey,
  changes: Partial<PressedRegion>,
  version = 'v2',
): Promise<void> {
  const shown = await issueVersion(db, key, 'v1')
  const pages = shown.pages.map((page) => ({
    ...page,
    regions: page.regions.map((region) => ({ ...region, ...changes })),
  }))
  const at = new Date(`${key.date}T06:00:00+05:30`)
  const when = { published_at: at, early_release_at: at, general_release_at: at }
  await publishVersion(db, key, { version, pages }, when)
}

export const dataOf = (date: string, edition = 4, publisher = 'PV') =>
  `/epaper/data?date=${date}&edition=${edition}&publisher=${publisher}`

/** Replaces the content of a page file of a test issue, with its checksum. */
export async function rewriteTestFile(
  { db, assets }: Pick<Services, 'db' | 'assets'>,
  { folder, pageNo, file }: { folder: string; pageNo: number; file: string },
  bytes: Uint8Array,
): Promise<void> {
  await assets.write(`${folder}/${file}`, bytes)
  const checksums = { [file]: await checksumOf(bytes) }
  await recordChecksums(db, versionInFolder(folder), pageNo, checksums)
}
