import { type FrontPage, listFrontPages, listThisDay } from '#contract/front-pages.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey, Reader } from '#domain/access.ts'
import { daysOfMonth, sameDayInEarlierYears } from '#domain/archive-days.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { frontPagesOn, type StoredFrontPage } from '#store/issues/front-pages.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { accessTo } from './open-issue.ts'
import { filesPath } from './signing.ts'
import { addressedFolder } from './withdrawn-articles.ts'

export function frontPageRoutes(app: App, services: Services): void {
  serve(app, listFrontPages, ({ query, caller }) =>
    frontPages(services, query, daysOfMonth(query.month), caller.reader),
  )
  serve(app, listThisDay, async ({ query, caller }) => {
    const days = sameDayInEarlierYears(query.date)
    return (await frontPages(services, query, days, caller.reader)).reverse()
  })
}

async function frontPages(
  services: Services,
  edition: Omit<IssueKey, 'date'>,
  days: readonly IssueDate[],
  reader: Reader,
): Promise<FrontPage[]> {
  const stored = await frontPagesOn(services.db, edition, days)
  const shown = await Promise.all(stored.map((page) => shownPage(services, page, reader)))
  return shown.flat()
}

/** Empty if the issue is not out yet. */
async function shownPage(
  services: Services,
  { key, version, release, pageNo, width, height }: StoredFrontPage,
  reader: Reader,
): Promise<FrontPage[]> {
  const now = services.clock.now()
  const access = await accessTo(services, { key, head: release }, reader, now)
  if (access.kind === 'not-out-yet') return []
  const locked = access.kind === 'closed'
  const folder = issueFolder(key, version)
  const addressed = addressedFolder(folder, (await services.withdrawals.current()).editOf(folder))
  const files = pageFiles(pageNo)
  const path = services.apiBase + filesPath(services.signer, addressed, access, now)
  const image = path + (locked ? files.locked : files.thumb)
  return [{ date: key.date, image, width, height, locked }]
}
