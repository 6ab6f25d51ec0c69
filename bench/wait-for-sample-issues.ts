import { join } from 'node:path'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import type { RunningProduct } from './start-product.ts'

const WAIT_MS = 500

/** Waits until today's sample issues are published and the press has ended. Returns the day. */
export async function waitForSampleIssues(
  { url, dataDir }: RunningProduct,
  publisher: PublisherCode,
): Promise<IssueDate> {
  const { today } = await (await fetch(`${url}/api/config`)).json()
  const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'broadsheet.db') })
  const groups = await editionGroupsOf(db, publisher)
  for (const { id: edition } of groups.flatMap(({ editions }) => editions)) {
    while (!(await isComplete(db, { publisher, date: today, edition }))) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    }
  }
  await db.destroy()
  return today
}

/** The front page is published before the others. */
async function isComplete(db: Database, key: IssueKey): Promise<boolean> {
  const head = await issueHead(db, key)
  return head !== undefined && (await issueVersion(db, key, head.version)).pages.length > 1
}
