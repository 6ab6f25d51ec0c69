import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PUBLIC_SCREENS } from '#contract/screens.ts'
import { createTestServer } from '../testing.ts'

const PUBLIC_URL = 'https://epaper.example'

async function siteOf(env: Record<string, string> = {}) {
  const { app } = await createTestServer({ PUBLIC_URL, STAND_INS: 'on', ...env })
  return async (path: string) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    return { type: response.headers.get('Content-Type'), text: await response.text() }
  }
}

test('search engines are let in, and told where the sitemap is', async () => {
  const { type, text } = await (await siteOf())('/robots.txt')

  expect(type).toMatch(/^text\/plain/i)
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
  expect(text).toMatch(/^Sitemap: https:\/\/epaper\.example\/sitemap\.xml$/m)
})

test('the sitemap has every public screen, by the address that readers use', async () => {
  const { type, text } = await (await siteOf())('/sitemap.xml')

  expect(type).toBe('application/xml; charset=utf-8')
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    ['/', ...PUBLIC_SCREENS.map(({ address }) => address)]
      .filter((address) => address !== '/auth')
      .map((address) => PUBLIC_URL + address),
  )
  expect(text).toContain('<loc>https://epaper.example/</loc><lastmod>2026-11-15</lastmod>')
})

test('who found a weakness knows where to write, for half a year from today', async () => {
  const { text } = await (await siteOf({ SUPPORT_EMAIL: 'help@paper.example' }))(
    '/.well-known/security.txt',
  )

  expect(text).toBe(`Contact: mailto:help@paper.example
Expires: 2027-05-14T00:00:00.000Z
Preferred-Languages: en, kn
Canonical: https://epaper.example/.well-known/security.txt
`)
})

test.each([
  ['pv', 'ಬೆಳಕಿಂಡಿ', 'kn'],
  ['dh', 'The Plateau Courier', 'en'],
])('%s can be installed under its own name and icons', async (brand, name, lang) => {
  const { type, text } = await (await siteOf({ BRAND: brand }))('/manifest.webmanifest')

  const manifest = JSON.parse(text)
  expect(type).toBe('application/manifest+json')
  expect(manifest).toMatchObject({ name, lang, start_url: '/', display: 'standalone' })
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of icons) {
    expect(src).toContain(`/icons/${brand}/`)
    expect(existsSync(`web/public${src}`)).toBe(true)
  }
})
