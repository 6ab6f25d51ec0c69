import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { RuntimeConfig } from '#contract/config.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { pageFiller } from './fill-page.ts'
import { webAppRoutes } from './web-app.ts'

const PAGE = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')

/** Serves the app's own page and reads what was written into it. */
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
