import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { IssueDate } from '#contract/issue-date.ts'
import { incomingFolder } from '#store/incoming-files.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { readPagePlan } from '../check/page-plan.ts'
import { openTestPress, printPdf, temporaryFolder } from '../testing.ts'
import { openWatch } from './watch.ts'

export const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const

interface TestWatch {
  plan?: string
  publishAt?: string
  /** Indian time in the night before the issue. */
  at?: string
}

/** A watch on an empty folder for edition 4, and what a newsroom and its readers do. */
export async function openTestWatch({ plan, publishAt, at = '2026-11-15T03:00' }: TestWatch) {
  const { press, dataDir } = await openTestPress()
  const group = (edition_name: string, id: number) => ({
    parent_edition: edition_name,
    editions: [{ id, edition_number: id, edition_name }],
  })
  await saveEditionGroups(press.db, 'PV', [group('Bengaluru City', 4), group('Mysuru', 7)])
  const folder = temporaryFolder()
  const clock = { now: at }
  const atClock = { ...press, now: () => new Date(`${clock.now}:00+05:30`) }
  const pagePlan = plan && readPagePlan('plan.json', plan)
  const editionOf = new Map([
    ['blr', 4],
    ['mysuru', 7],
  ])
  const scope = {
    publisher: 'PV',
    date: key.date,
    edition: 4,
    editions: new Set([4, 7]),
    editionOf,
  } as const
  const rule = { ...(pagePlan && { plan: pagePlan }), ...(publishAt && { publishAt }) }
  const start = () =>
    openWatch(atClock, incomingFolder(folder), { scope, times: {}, sections: [], ...rule })
  let look = start()

  return {
    press,
    dataDir,
    folder,
    clock,
    /** A PDF of one page with this headline arrives. */
    async send(path: string, headline: string) {
      const pdf = await printPdf([headline])
      write(folder, path, pdf)
      return pdf
    },
    write: (path: string, bytes: Uint8Array) => write(folder, path, bytes),
    /** Looks twice, because a file that has just arrived is read at the second look. */
    async look(edition = 4) {
      await look()
      const { issues } = await look()
      const issue = issues.find((one) => one.edition === edition)
      if (!issue) throw new Error(`Nothing has arrived for edition ${edition}`)
      return issue
    },
    /** The process was killed and starts again. */
    restart() {
      look = start()
    },
    /** The headlines that readers see, by page number. */
    async readers(edition = 4) {
      const head = await issueHead(press.db, { ...key, edition })
      if (!head) return undefined
      const { pages } = await issueVersion(press.db, { ...key, edition }, head.version)
      return Object.fromEntries(pages.map(({ pageNo, regions }) => [pageNo, regions[0]?.title]))
    },
    versions: () => press.db.selectFrom('issue_version').select('version').execute(),
  }
}

function write(folder: string, path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), bytes)
}
