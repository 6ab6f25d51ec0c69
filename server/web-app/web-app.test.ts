import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { RuntimeConfig } from '#contract/config.ts'
import { createTestServer } from '../testing.ts'
import { pageFiller } from './fill-page.ts'
import { webAppRoutes } from './web-app.ts'

async function serverWithWebApp(options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'dev'))
  mkdirSync(join(folder, 'desk/assets'), { recursive: true })
  writeFileSync(join(folder, 'desk/index.html'), '<title>Desk</title>')
  writeFileSync(join(folder, 'desk/assets/desk-abc.js'), 'desk')
  writeFileSync(join(folder, 'dev/sandbox-checkout.js'), 'sandbox')
  writeFileSync(join(folder, 'index.html'), '<head><!--head--></head>')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  for (const [suffix, text] of [
    ['', 'plain'],
    ['.br', 'small'],
    ['.gz', 'middling'],
  ]) {
    writeFileSync(join(folder, `assets/main-abc.js${suffix}`), text ?? '')
  }
  const { app, services } = await createTestServer({ SUPPORT_EMAIL: 'help@paper.example' })
  await webAppRoutes(app, folder, (html) => pageFiller(html, services), options)
  return app
}

test.each(['/', '/profile', '/article/p1-lead?date=2026-11-15', '/no/such/screen'])(
  '%s answers with the app and its configuration',
  async (path) => {
    const app = await serverWithWebApp()
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept, Accept-Language, Cookie')
    const html = await response.text()
    const json = /<script type="application\/json" id="config">(.*)<\/script>/.exec(html)?.[1]
    expect(RuntimeConfig.parse(JSON.parse(json ?? ''))).toMatchObject({
      brand: 'pv',
      defaultEdition: 4,
      today: '2026-11-15',
      supportEmail: 'help@paper.example',
    })
  },
)

test.each([
  ['br, gzip', 'small', 'br'],
  ['gzip', 'middling', 'gzip'],
  ['', 'plain', null],
])('a browser that accepts %j gets the asset as %s', async (accepted, body, encoding) => {
  const app = await serverWithWebApp()
  const headers = { 'Accept-Encoding': accepted }
  const response = await app.request('/assets/main-abc.js', { headers })
  expect(await response.text()).toBe(body)
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
})

test('a file without a content hash in its name is revalidated by its ETag', async () => {
  const app = await serverWithWebApp()
  const response = await app.request('/icon.svg')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
  expect((await app.request('/icon.svg', { headers })).status).toBe(304)
})

test.each([
  '/assets/main-old.js',
  '/assets/no-such-file',
  '/favicon.ico',
  '/wp-login.php',
  '/.env',
  '/.well-known/change-password',
  '/icons/pv/no-such.png',
])('%s does not exist and answers 404', async (path) => {
  const app = await serverWithWebApp()
  const response = await app.request(path)
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test.each(['/article/p1.lead', '/ad-viewer/ad.1', '/index.html', '/2026-11-15'])(
  '%s looks like a file but answers with the app',
  async (path) => {
    const app = await serverWithWebApp()
    expect(await (await app.request(path)).text()).toContain('id="config"')
  },
)

test.each(['/api/no-such-call', '/api/no/such.json', '/api'])(
  '%s answers a JSON 404',
  async (path) => {
    const app = await serverWithWebApp()
    const response = await app.request(path)
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'not-found', message: 'not-found' },
    ])
  },
)

const headOf = async (path: string) => {
  const app = await serverWithWebApp()
  const html = await (await app.request(path)).text()
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)">/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    isListed: !html.includes('<meta name="robots" content="noindex">'),
  }
}

test.each([
  ['/faqs', 'FAQs', '/faqs'],
  ['/faqs/', 'FAQs', '/faqs'],
  ['/contact?from=menu', 'Get In Touch', '/contact'],
  ['/subscribe', 'Subscription Plans', '/subscribe'],
  ['/search?query=ಮಳೆ', 'Search', '/search'],
  ['/auth', 'Log in or Create Your Account', '/auth'],
  ['/legal-and-privacy-policy', 'Terms &amp; Conditions', '/legal-and-privacy-policy?tab=terms'],
  [
    '/legal-and-privacy-policy?tab=privacy',
    'Privacy Policy',
    '/legal-and-privacy-policy?tab=privacy',
  ],
])('%s has its own title, description and canonical URL', async (path, title, address) => {
  const head = await headOf(path)

  expect(head.title).toBe(`${title} · Belakindi`)
  expect(head.description?.length).toBeGreaterThan(30)
  expect(head.canonical).toBe(`http://localhost:3000${address}`)
  expect(head.isListed).toBe(true)
})

test.each(['/', '/article/p1-lead'])('search engines may list %s', async (path) => {
  expect((await headOf(path)).isListed).toBe(true)
})

test.each(['/profile', '/saved-articles', '/review', '/auth/verify_otp', '/no/such/screen'])(
  'search engines may not list %s',
  async (path) => {
    expect((await headOf(path)).isListed).toBe(false)
  },
)

test.each([
  [true, 200],
  [false, 404],
])(
  "with stand-ins %s, the sandbox gateway's checkout is answered with %i",
  async (standIns, status) => {
    const app = await serverWithWebApp({ standIns })
    expect((await app.request('/dev/sandbox-checkout.js')).status).toBe(status)
  },
)

test.each(['/desk', '/desk/', '/desk/staff', '/desk/no/such/screen'])(
  '%s answers with the desk, which search engines do not list and no other site can frame',
  async (path) => {
    const app = await serverWithWebApp()
    const response = await app.request(path)
    expect(await response.text()).toBe('<title>Desk</title>')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('Content-Security-Policy')).not.toContain('https:')
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  },
)

test('assets of the desk are cached for a year, and a missing one is not the page', async () => {
  const app = await serverWithWebApp()
  const asset = await app.request('/desk/assets/desk-abc.js')
  expect(await asset.text()).toBe('desk')
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect((await app.request('/desk/assets/desk-old.js')).status).toBe(404)
})
