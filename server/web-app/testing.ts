import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { RuntimeConfig } from '#contract/config.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import type { App } from '../http/app.ts'
import { issueKey, publishTestIssue } from '../issues/testing.ts'
import type { Services } from '../services.ts'
import { createTestServer } from '../testing.ts'
import { pageFiller } from './fill-page.ts'
import { webAppRoutes } from './web-app.ts'

const PAGE = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')

/** A server of the English title with one published issue. */
export async function serverOfDh() {
  const server = await createTestServer({
    BRAND: 'dh',
    PUBLIC_URL: 'https://paper.example',
    STAND_INS: 'on',
  })
  const editions = [{ id: 2, edition_number: 2, edition_name: 'Bengaluru' }]
  const groups = [{ parent_edition: 'Bengaluru', editions }]
  await saveEditionGroups(server.services.db, 'DH', groups)
  await publishTestIssue(server.services, { ...issueKey('2026-11-15', 2), publisher: 'DH' })
  return server
}

/** Serves `web/index.html` and parses what the server fills in. */
export async function homeOn({ app, services }: { app: App; services: Services }) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), PAGE)
  await webAppRoutes(app, folder, (html) => pageFiller(html, services))
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    const html = await response.text()
    return {
      response,
      html,
      config: RuntimeConfig.parse(jsonIn(html, 'config')),
      data: jsonIn(html, 'first-data'),
      image: /<img id="first-page"[^>]*>/.exec(html)?.[0],
      preload: /<link rel="preload"[^>]*>/.exec(html)?.[0],
      og: (name: string) =>
        new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    }
  }
}

function jsonIn(html: string, id: string) {
  const json = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)
  return json?.[1] && JSON.parse(json[1])
}
