import { SECOND_MS } from '#contract/durations.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import type { App } from '../http/app.ts'
import { findCurrentIssue, openToVisitorsUntil } from '../issues/current-issue.ts'
import type { Services } from '../services.ts'
import { manifest } from './manifest.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

const KEPT_SECONDS = 3600
const HEADERS = { 'Cache-Control': `public, max-age=${KEPT_SECONDS}` }

/** What programs ask of every site: search engines, browsers that install it, those who found a weakness. */
export function siteRoutes(app: App, services: Services): void {
  const { config, clock } = services
  app.get('/robots.txt', (context) => context.text(robotsTxt(config), 200, HEADERS))
  app.get('/sitemap.xml', async (context) => {
    const now = clock.now()
    const key = { publisher: config.publisher, edition: DEFAULT_EDITION[config.publisher] }
    const { date } = await findCurrentIssue(services, key, { kind: 'visitor' }, now)
    const end = await openToVisitorsUntil(services, key, now)
    const seconds = Math.min(KEPT_SECONDS, Math.floor((end.getTime() - now.getTime()) / SECOND_MS))
    return context.body(sitemap(config, date), 200, {
      'Cache-Control': `public, max-age=${seconds}`,
      'Content-Type': 'application/xml; charset=utf-8',
    })
  })
  app.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(manifest(config)), 200, {
      ...HEADERS,
      'Content-Type': 'application/manifest+json',
    }),
  )
  app.get('/.well-known/security.txt', (context) =>
    context.text(securityTxt(config, clock.now()), 200, HEADERS),
  )
}
