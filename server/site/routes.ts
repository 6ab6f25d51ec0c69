import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { PUBLIC_SCREENS } from '#contract/screens.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import type { Config } from '../config.ts'
import type { App } from '../http/app.ts'
import { findCurrentIssue, openToVisitorsUntil } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'
import { element } from '../web-app/html.ts'
import { manifest } from './manifest.ts'

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

/** Screens that are one reader's own say so themselves, see link-preview.ts. */
function robotsTxt({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `User-agent: *
Disallow: /api/auth/
Disallow: /desk/
Disallow: /dev/

Sitemap: ${publicUrl}/sitemap.xml
`
}

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

function securityTxt(
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  now: Date,
): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(today + VALID_DAYS * DAY_MS)
  return `Contact: mailto:${supportEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en, kn
Canonical: ${publicUrl}/.well-known/security.txt
`
}

/** Nobody looks for the form to log in. */
const UNLISTED = '/auth'

/** `issueDate` is that of the issue that visitors find at `/`. */
function sitemap({ publicUrl }: Pick<Config, 'publicUrl'>, issueDate: IssueDate): string {
  const screens = PUBLIC_SCREENS.map(({ address }) => address).filter((one) => one !== UNLISTED)
  const addresses = screens.map((address) => url(element('loc', publicUrl + address)))
  const home = url(element('loc', `${publicUrl}/`) + element('lastmod', issueDate))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[home, ...addresses].join('\n')}
</urlset>
`
}

function url(content: string): string {
  return `  <url>${content}</url>`
}
