import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { serverWithIssues } from '../issues/testing.ts'
import { pageFiller } from '../web-app/fill-page.ts'
import { webAppRoutes } from '../web-app/web-app.ts'
import { withQuickLane } from './quick-lane.ts'
import { quickRoutes } from './quick-routes.ts'
import { securityHeaderList } from './security-headers.ts'

/** The real app with its quick lane on a port. `by` says which of the two answered. */
export async function serverWithQuickLane() {
  const server = await serverWithIssues()
  const { app, services } = server
  const page = await webAppRoutes(app, builtApp(), (html) => pageFiller(html, services))
  const appListener = getRequestListener(app.fetch)
  let requestsToApp = 0
  const http = createServer(
    withQuickLane(
      (incoming, outgoing) => {
        requestsToApp += 1
        return appListener(incoming, outgoing)
      },
      {
        find: quickRoutes(services, page),
        headers: securityHeaderList(services).flat(),
        log: services.log,
      },
    ),
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    ...server,
    async ask(path: string, init: RequestInit = {}) {
      const before = requestsToApp
      const response = await fetch(url + path, init)
      const text = await response.text()
      return { response, text, by: requestsToApp > before ? 'the app' : 'the quick lane' }
    },
  }
}

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const page = '<html lang="en"><head><!--head--></head><!--data--></html>'
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets/main-abc.js'), 'code')
  return folder
}
