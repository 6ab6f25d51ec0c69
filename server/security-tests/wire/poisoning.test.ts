import { expect, test } from 'vitest'
import { openPaper } from '../world-testing.ts'
import { lastRequestOf, startOnPort } from './wire-testing.ts'

const PATHS = [
  ...[
    '/',
    '/faqs',
    '/article/p1-lead?date=2026-11-15',
    '/subscribe',
    '/robots.txt',
    '/sitemap.xml',
  ],
  ...['/manifest.webmanifest', '/.well-known/security.txt', '/api/config', '/api/openapi.json'],
  ...['/api/epaper/data?date=20261115&edition=4&publisher=PV', '/api/epaper/editions?publisher=PV'],
  ...['/api/iiif/PV/20261115/4/manifest.json', '/api/iiif/PV/4/collection.json'],
  ...['/api/auth/.well-known/openid-configuration', '/api/auth/jwt/jwks.json'],
]

/** Headers that caches ignore, but that some servers use. */
const POISON = [
  ...['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher', 'X-Forwarded-Port: 9'],
  ...['Forwarded: host=evil.example;proto=gopher', 'X-Original-URL: /evil.example'],
  ...['X-Rewrite-URL: /evil.example', 'X-HTTP-Method-Override: DELETE', 'X-Host: evil.example'],
  ...['Referer: https://evil.example/', 'redirecturl: https://evil.example/', 'X-Is-Paid: paid'],
]

/** The answer without headers that change each time. */
function cacheablePart(answer: string): string {
  return answer.replace(/^(date|x-request-id|cache-control): .*\r\n/gim, '')
}

test('headers that caches ignore change neither the answer nor later answers', async () => {
  const { services } = await openPaper()
  const { send } = await startOnPort(services)
  for (const path of PATHS) {
    const ask = (host: string, ...more: string[]) =>
      send(lastRequestOf(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...more))
    const clean = cacheablePart(await ask('localhost:3000'))
    const poisoned = cacheablePart(await ask('localhost:3000', ...POISON))
    const elsewhere = cacheablePart(await ask('evil.example'))
    const after = cacheablePart(await ask('localhost:3000'))
    expect(poisoned).toBe(clean)
    expect(elsewhere).toBe(clean)
    expect(after).toBe(clean)
    expect(clean).toMatch(/^HTTP\/1\.1 200/)
    expect(clean).not.toContain('evil.example')
  }
})

test('every screen forbids framing and foreign scripts', async () => {
  const { services } = await openPaper()
  const { url } = await startOnPort(services)
  for (const path of [...PATHS, '/profile', '/review', '/dev/inbox', '/no/such/screen', '/x.js']) {
    const { headers } = await fetch(url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'self'"]) {
      expect([path, policy]).toEqual([path, expect.stringContaining(rule)])
    }
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|data:|https?:[^/])/)
  }
})
