import type { IssueKey } from '#domain/access.ts'
import type { Database } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { showVersion } from '#store/issues/publish.ts'
import { updateIndex } from '#store/search/update-index.ts'
import type { Document } from './document.ts'

export const EDITION = 1

/** Publishes the documents, one page for each day and title, and indexes them as the product does. */
export async function publishDocuments(
  db: Database,
  documents: readonly Document[],
): Promise<void> {
  const issues = new Map<string, Document[]>()
  for (const one of documents) {
    const name = `${one.publisher} ${one.date}`
    issues.set(name, [...(issues.get(name) ?? []), one])
  }
  for (const publisher of ['PV', 'DH'] as const) {
    const editions = [{ id: EDITION, edition_number: EDITION, edition_name: 'One' }]
    await saveEditionGroups(db, publisher, [{ parent_edition: 'All', editions }])
  }
  const keys: IssueKey[] = []
  for (const [first, ...rest] of issues.values()) {
    if (!first) continue
    const { publisher, date } = first
    const key: IssueKey = { publisher, date, edition: EDITION }
    const at = new Date(date)
    const page = {
      section: 'Main',
      pageNo: 1,
      name: 'Page 1',
      displayName: '1 Page 1',
      width: 2400,
      height: 3782,
      more_files: [],
      regions: [first, ...rest].map(regionOf),
    }
    const when = { published_at: at, early_release_at: at, general_release_at: at }
    await showVersion(db, key, { version: 'v1', pages: [page] }, when)
    keys.push(key)
  }
  await updateIndex(db, keys)
}

function regionOf({ id, title, text, lineRoles, publisher }: Document): PressedRegion {
  return {
    id,
    kind: 'article',
    title,
    text,
    lineRoles,
    language: publisher === 'PV' ? 'kn' : 'en',
    provenance: 'package',
    confidence: 1,
    top: '0%',
    left: '0%',
    width: '50%',
    height: '50%',
  }
}
