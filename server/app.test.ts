import { expect, test } from 'vitest'
import { createTestServer, PRODUCTION } from './testing.ts'

test('the server is alive and ready', async () => {
  const { app } = await createTestServer()
  expect(await (await app.request('/api/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await app.request('/api/readyz')).json()).toEqual({ status: 'ok' })
})

test.each(['database', 'asset store'] as const)(
  'a server whose %s does not answer is alive but not ready',
  async (part) => {
    const { app, services } = await createTestServer()
    if (part === 'database') await services.db.destroy()
    else services.assets.answers = async () => false
    expect((await app.request('/api/healthz')).status).toBe(200)
    const response = await app.request('/api/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      code: 'unavailable',
      message: `The ${part} does not answer.`,
    })
  },
)

test('an unknown API path is a JSON 404', async () => {
  const { app } = await createTestServer()
  const response = await app.request('/api/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not-found', message: 'not-found' })
})

test('the description of the API is served', async () => {
  const { app } = await createTestServer()
  const { openapi, paths } = await (await app.request('/api/openapi.json')).json()
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths)).toContain('/epaper/data')
})

test('every answer carries the security headers and a request id', async () => {
  const { app } = await createTestServer()
  for (const path of ['/api/healthz', '/api/nothing']) {
    const { headers } = await app.request(path)
    expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self'( 'sha256-[^' ]+')+;/)
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    // The invoice screen shows the PDF in a frame, from a blob URL.
    expect(headers.get('Content-Security-Policy')).toMatch(/frame-src [^;]*blob:/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  }
})

test("the content security policy allows Razorpay's checkout only where Razorpay is configured", async () => {
  const policyOf = async (env: Record<string, string>) => {
    const { app } = await createTestServer(env)
    return (await app.request('/api/healthz')).headers.get('Content-Security-Policy')
  }
  expect(await policyOf({})).not.toContain('razorpay')
  const policy = await policyOf(PRODUCTION)
  expect(policy).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com;/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/api\.razorpay\.com/)
})

test('a site on https sends Strict-Transport-Security', async () => {
  const { app } = await createTestServer({ PUBLIC_URL: 'https://paper.example/', STAND_INS: 'on' })
  const { headers } = await app.request('/api/healthz')
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
})

test.each([
  ['a body that is too large', 'x'.repeat(200_000), 413, 'request-too-large'],
  ['a body that is not JSON', '{"now":', 400, 'invalid-request'],
  ['a body of the wrong shape', '{"when":"now"}', 400, 'invalid-request'],
  ['an empty body where one is required', '', 400, 'invalid-request'],
])('%s is refused', async (_what, body, status, code) => {
  const { app } = await createTestServer()
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/api/dev/clock', { method: 'POST', headers, body })
  expect(response.status).toBe(status)
  expect((await response.json()).code).toBe(code)
})

test('an unexpected error is logged once, and its answer contains only the request id', async () => {
  const { app, services, logged } = await createTestServer()
  services.assets.answers = () => Promise.reject(new Error('secret detail'))
  const response = await app.request('/api/readyz')
  expect(response.status).toBe(500)
  const { code, message } = await response.json()
  expect(code).toBe('internal')
  expect(message).not.toContain('secret')
  const [entry, ...others] = logged.filter(({ level }) => level === 'error')
  expect(others).toEqual([])
  expect(entry?.fields?.error).toContain('secret detail')
  expect(message).toContain(entry?.fields?.request_id)
})

test('requests are logged by route, without query and path parameters', async () => {
  const { app, logged } = await createTestServer()
  await app.request('/api/dev/inbox?to=reader@example.com')
  await app.request('/api/epaper/files/PV/20261115/4/v1/p01/w800.webp')
  expect(JSON.stringify(logged)).not.toContain('reader@example.com')
  expect(logged.map(({ fields }) => fields?.route)).toEqual([
    '/api/dev/inbox',
    '/api/epaper/files/:publisher/:date/:edition/:version/:file{.+}',
  ])
})
