import { expect, test } from 'vitest'
import { openPreview } from '#contract/desk/previews.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { browserOfStaff } from '../desk/testing.ts'
import { serverWithIssues } from '../issues/testing.ts'
import { homeOn } from '../web-app/testing.ts'

const QUERY = { publisher: 'PV', edition: '5', date: '2026-11-16', version: 'v1' }

test('the page of a preview is the app without the issue, framed by the desk only and stored nowhere', async () => {
  const server = await serverWithIssues()
  const home = await homeOn(server)
  const { ask } = await browserOfStaff(server, { role: 'viewer' })
  const query = { ...QUERY, reader: 'subscriber' }
  const { address } = await (await ask(openPreview, { query })).json()
  const base = address.slice(0, address.lastIndexOf('/'))

  const { response, config, data, html } = await home(`${base}/article/p1.lead?date=2026-11-16`, {
    cookie: 'sAccessToken=token-of-a-reader; language=kn',
  })
  expect(response.status).toBe(200)
  expect(config).toMatchObject({
    basename: base,
    defaultEdition: 5,
    today: '2026-11-16',
    language: 'kn',
    gtmId: null,
    google: null,
    standIns: false,
    addresses: { epaper: `/api/desk${base}` },
  })
  expect(data).toBeUndefined()
  // The app starts after the script that separates its storage.
  expect(html).toMatch(/<template id="app-code">\s*<script type="module".*<\/template>/s)
  expect(html).toContain('<script src="/preview/isolate.js" data-reader="subscriber"></script>')
  const { headers } = response
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.getSetCookie()).toEqual([])
  const ordinary = await server.app.request('/')
  expect(ordinary.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")

  server.clock.moveTo(new Date(server.clock.now().getTime() + 15 * MINUTE_MS))
  expect((await server.app.request(address)).status).toBe(410)
  expect((await server.app.request('/preview/forged/')).status).toBe(410)
})
