import { expect, test } from 'vitest'
import { type CallerKind, openPaper, openWorld, type World } from '../world-testing.ts'
import { lastRequestOf, startOnPort } from './wire-testing.ts'

const CALLERS: readonly CallerKind[] = [
  'visitor',
  'freemium',
  'subscriber',
  'expired subscriber',
  'forged',
] as const
const DATA = '/api/epaper/data?date=20261115&edition=4&publisher=PV'
const FILES = '/api/epaper/files/PV/20261115/4/v1'

/** Paths of the quick lane, and similar ones. */
const PATHS = [
  ...['/', '/?edition_No=5', '/?pageNumber=1', '/api/config', '/api/users/entitlement'],
  ...[DATA, `${DATA}&publisher=DH`, DATA.replace('edition=4', 'edition=5'), `${DATA}&x=%00`],
  ...[DATA.replace('20261115', '20261114'), DATA.replace('20261115', '20261116')],
  ...[DATA.replace('edition=4', 'edition=__proto__'), DATA.replace('edition=4', 'edition=04')],
  ...['/api/epaper/editions?publisher=PV', '/api/epaper/editions?publisher=XX'],
  ...[`${FILES}/p01/w800.webp`, `${FILES}/p02/w800.webp`, `${FILES}/a/p2-lead.html`],
  ...[`${FILES}/manifest.json`, `${FILES}/p02/../p01/w800.webp`, `${FILES}/constructor`],
  ...['/api/epaper/signed/a.b.c/PV/20261115/4/v1/p02/w800.webp', '/assets/main-abc.js'],
  ...['/assets/__proto__', '/assets/../index.html', '/api/epaper/files/', '/api/epaper/signed/'],
]

async function answerOfApp({ app, headersOf }: World, caller: CallerKind, path: string) {
  const headers = { ...headersOf.get(caller), origin: 'http://localhost:3000' }
  const response = await app.request(path, { headers })
  return summaryOf(response)
}

async function summaryOf(response: Response) {
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    body: await response.text(),
  }
}

test('the quick lane and the app give every caller the same answers', async () => {
  const world = await openWorld()
  const { port } = await startOnPort(world.services)
  for (const caller of CALLERS) {
    for (const path of PATHS.filter((path) => path.startsWith('/api/'))) {
      const url = `http://127.0.0.1:${port}${path}`
      const response = await fetch(url, { headers: world.headersOf.get(caller) ?? {} })
      const quick = await summaryOf(response)
      const ofApp = await answerOfApp(world, caller, path)
      expect({ caller, path, ...quick }).toEqual({ caller, path, ...ofApp })
    }
  }
})

const HOSTILE_HEADERS = [
  ...['Host: ', 'Host: %', 'Host: [', 'Host: a b', 'Host: evil.example/x?', 'Host: \xff'],
  ...['Cookie: %', 'Cookie: sAccessToken=%E0%A4%A', 'Cookie: sAccessToken', 'Cookie: =;;='],
  ...['Authorization: ', 'Authorization: Bearer', 'Authorization: \xff', 'Accept: \xff'],
  ...['Accept-Encoding: \xff', 'Accept-Encoding: br;q=0,', 'If-None-Match: *', 'Accept: ,;'],
]

test('hostile headers cause no server error and reveal no locked content', async () => {
  const { services } = await openPaper()
  const { send } = await startOnPort(services)
  for (const path of PATHS) {
    const heads = HOSTILE_HEADERS.map((header) => {
      const host = header.startsWith('Host') ? [] : ['Host: localhost']
      return lastRequestOf(`GET ${path} HTTP/1.1`, ...host, header)
    })
    const answers = await Promise.all(heads.map(send))
    for (const [at, answer] of answers.entries()) {
      const status = answer.slice(9, 12)
      const sent = `${path} with ${HOSTILE_HEADERS[at]}`
      expect([sent, status]).toEqual([sent, expect.stringMatching(/^[234]\d\d$/)])
      expect([sent, /Text of p2|v1 p02\/w|v1 a\/p2/.exec(answer)?.[0]]).toEqual([sent, undefined])
    }
  }
})
