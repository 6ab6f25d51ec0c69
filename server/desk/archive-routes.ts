import {
  exportDeskArchive,
  listArchiveTokens,
  makeArchiveToken,
  revokeArchiveToken,
  searchDeskArchive,
} from '#contract/desk/archive.ts'
import { everyToken, makeToken, revokeToken } from '#store/staff/tokens.ts'
import { archiveLimits } from '../archive/archive-limits.ts'
import { archiveSearch } from '../archive/archive-search.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { serveStaff, serveStaffStream } from './serve-desk.ts'

/** The whole archive, and the tokens with which programs search it. */
export function deskArchiveRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const { find, csv } = archiveSearch(services)
  const { countSearch, countExport } = archiveLimits()

  serveStaff(app, services, searchDeskArchive, async ({ query, staff }) => {
    countSearch(staff.id, clock.now())
    const { sections, ...found } = await find(query)
    return {
      ...found,
      sections: sections.map(({ section: name, section_kn }) => ({
        name,
        names: { en: name, kn: section_kn ?? name },
      })),
    }
  })

  serveStaffStream(app, services, exportDeskArchive, async ({ query, staff }) => {
    countExport(staff.id, clock.now())
    return csv(query)
  })

  serveStaff(app, services, listArchiveTokens, () => everyToken(db))

  serveStaff(app, services, makeArchiveToken, async ({ body: { staff_id, name }, author }) => {
    const made = await makeToken({ db, author, at: clock.now() }, staff_id, name)
    if (!made) throw new ProblemError('staff-not-found')
    return made
  })

  serveStaff(app, services, revokeArchiveToken, async ({ params: { id }, author }) => {
    const outcome = await revokeToken({ db, author, at: clock.now() }, id)
    if (outcome !== 'changed') throw new ProblemError('not-found')
    return {}
  })
}
