import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { gatherPages } from './gather-pages.ts'
import { publish } from './publish.ts'
import { releaseAt } from './release-times.ts'
import { assignSections } from './sections.ts'
import { folderOfPdfs, openTestPress, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const

/** Publishing takes seconds, so tests of a file that need the same issue copy it. Returns a function that copies one. */
export function keepPublishedIssues(): (headlines: readonly string[]) => Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-published-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const published = new Map<string, Promise<string>>()

  return async (headlines) => {
    const name = headlines.join(', ')
    const publishing = published.get(name) ?? publishIn(join(folder, name), headlines)
    published.set(name, publishing)
    const copy = temporaryFolder()
    cpSync(await publishing, copy, { recursive: true })
    return copy
  }
}

async function publishIn(folder: string, headlines: readonly string[]): Promise<string> {
  const { press } = await openTestPress(folder)
  const gathered = await gatherPages([await folderOfPdfs(headlines)])
  await publish(press, {
    key,
    release: releaseAt(key.date, {}, press.releaseHours),
    pages: assignSections(gathered.pages, []),
    onStep: () => {},
  })
  await press.db.destroy()
  return folder
}
