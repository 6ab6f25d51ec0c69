import { getIiifCollection, getIiifManifest } from '#contract/iiif.ts'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { API_BASE } from '#contract/route.ts'
import { TITLES } from '#contract/titles.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { issueDatesOf } from '#store/issues/issue-dates.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { epaperData } from '../epaper-data.ts'
import { openIssue } from '../open-issue.ts'
import { collectionOf, manifestOf } from './manifest.ts'

/** Issues for IIIF viewers. Their requests come from other origins, without a session, so they count as visitors. */
export function iiifRoutes(app: App, services: Services): void {
  const { config, db, clock } = services
  const root = `${config.publicUrl}${API_BASE}/iiif`
  const manifestBase = (publisher: PublisherCode, date: IssueDate, edition: number) =>
    `${root}/${publisher}/${compactDate(date)}/${edition}`

  app.use('/iiif/*', async (context, next) => {
    await next()
    context.header('Access-Control-Allow-Origin', '*')
  })

  serve(app, getIiifManifest, async ({ params, caller }) => {
    const { publisher, date, edition } = params
    const opened = await openIssue(services, params, caller.reader, clock.now())
    const { issue, access, filesPath } = opened
    const { name, language } = TITLES[publisher]
    const data = epaperData(issue, access, filesPath)
    return manifestOf(
      { title: name, language, data },
      {
        base: manifestBase(publisher, date, edition),
        files: config.publicUrl + data.data_url_suffix,
        homepage: `${config.publicUrl}/?date=${date}&edition_No=${edition}`,
        collection: `${root}/${publisher}/${edition}/collection.json`,
      },
      {
        requiredStatement: { label: { en: ['Publisher'] }, value: { [language]: [name] } },
      },
    )
  })

  serve(app, getIiifCollection, async ({ params: { publisher, edition } }) => {
    const { name, language } = TITLES[publisher]
    const now = clock.now()
    const released = await issueDatesOf(
      db,
      { publisher, edition },
      { today: newspaperDay(now), now },
    )
    const issues = released.map(({ date, edition_name }) => ({
      issue: { title: name, language, edition: { date, edition_name } },
      base: manifestBase(publisher, date, edition),
    }))
    const address = `${root}/${publisher}/${edition}/collection.json`
    return collectionOf({ address, label: { [language]: [name] } }, issues)
  })
}
