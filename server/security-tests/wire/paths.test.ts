import { expect, test } from 'vitest'
import { openPaper } from '../world-testing.ts'
import { lastRequestOf, startOnPort } from './wire-testing.ts'

const CLIMBS = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '....//'],
  ...['..%c0%af', '..%00/', '..;/', '/../', '.%2e/', '%2e./', '%u002e%u002e/'],
]
const ROOTS = [
  ...['/', '/assets/', '/icons/', '/api/epaper/files/PV/20261115/4/v1/', '/api/epaper/files/'],
  ...['/api/epaper/signed/x.y.z/PV/20261115/4/v1/', '/api/members/me/invoices/', '/article/'],
]
const PROTECTED_FILES = ['etc/passwd', 'manifest.json', 'p02/w2400.webp']

/** Content of the password file, of the press's manifest, and of locked pages. */
const PROTECTED_CONTENT = /root:x:0|v1 manifest\.json|v1 p02\/w/

const OPEN_FILE = '/api/epaper/files/PV/20261115/4/v1/p01/w800.webp'
const ANSWERED = /^HTTP\/1\.1 [234]/

test('no path traversal reaches a file that is not served', async () => {
  const { services } = await openPaper()
  const { send } = await startOnPort(services)
  expect(await send(lastRequestOf(`GET ${OPEN_FILE} HTTP/1.1`, 'Host: localhost'))).toMatch(
    /v1 p01\/w/,
  )
  for (const root of ROOTS) {
    const paths = CLIMBS.flatMap((climb) =>
      PROTECTED_FILES.map((file) => root + climb.repeat(8) + file),
    )
    const answers = await Promise.all(
      paths.map((path) => send(lastRequestOf(`GET ${path} HTTP/1.1`, 'Host: localhost'))),
    )
    for (const [at, answer] of answers.entries()) {
      expect([paths[at], PROTECTED_CONTENT.exec(answer)?.[0]]).toEqual([paths[at], undefined])
      expect([paths[at], answer.slice(0, 10)]).toEqual([paths[at], expect.stringMatching(ANSWERED)])
    }
  }
})

test('no request can inject a response header', async () => {
  const { services } = await openPaper()
  const { send } = await startOnPort(services)
  const breaks = ['%0d%0aX-Evil:%201', '%0aX-Evil:1', '%E5%98%8D%E5%98%8AX-Evil:1', '%00X-Evil:1']
  const places = [
    (text: string) => `/${text}`,
    (text: string) => `/?redirectUrl=${text}`,
    (text: string) => `/api/epaper/data?date=20261115&edition=4&publisher=${text}`,
    (text: string) => `/api/members/me/invoices/${text}.pdf`,
    (text: string) => `/api/epaper/files/PV/20261115/4/v1/p01/${text}.webp`,
    (text: string) =>
      `/api/auth/authorisationurl?thirdPartyId=google&redirectURIOnProviderDashboard=${text}`,
  ]
  for (const text of breaks) {
    for (const place of places) {
      const named = [`X-Request-Id: ${text}`, `Origin: https://${text}`, `rid: ${text}`]
      const answer = await send(
        lastRequestOf(`GET ${place(text)} HTTP/1.1`, 'Host: localhost', ...named),
      )
      const [head = ''] = answer.split('\r\n\r\n')
      expect(head).toMatch(ANSWERED)
      expect(head.toLowerCase()).not.toContain('\nx-evil')
    }
  }
})
