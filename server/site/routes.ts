import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { manifest } from './manifest.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

const HEADERS = { 'Cache-Control': 'public, max-age=3600' }

/** What programs ask of every site: search engines, browsers that install it, those who found a weakness. */
export function siteRoutes(app: App, { config, clock }: Services): void {
  app.get('/robots.txt', (context) => context.text(robotsTxt(config), 200, HEADERS))
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(config, clock.now()), 200, {
      ...HEADERS,
      'Content-Type': 'application/xml; charset=utf-8',
    }),
  )
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
