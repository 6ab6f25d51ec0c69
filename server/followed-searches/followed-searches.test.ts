import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { type FollowedSearch, MAX_FOLLOWED_SEARCHES } from '#contract/followed-searches.ts'
import { moveOn } from '../auth/code-testing.ts'
import { type Browser, browserOn, signIn } from '../auth/testing.ts'
import { type Mail, NotSentError } from '../integrations/messaging/send.ts'
import { issueKey } from '../issues/testing.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { publishArticles, serverToSearch } from '../search/testing.ts'
import { followedSearchSource } from './due-mails.ts'

const PATH = '/user/followed-searches'
const EMAIL = 'asha@example.com'
const LATER = 'ಕೃಷಿ ಇಲಾಖೆಯ ಅಧಿಕಾರಿಗಳು ಹಳ್ಳಿಗಳಿಗೆ ಭೇಟಿ ನೀಡಿ ರೈತರ ಜತೆ ಮಾತನಾಡಿದರು. '

const FRONT = [
  { id: 'rain', title: 'ಭಾರಿ ಗಾಳಿ', text: `ಮಳೆಯಿಂದ ಬೆಳೆ ಹಾನಿ. ${LATER}` },
  { id: 'weather', title: '', text: 'ಕೊಡಗು 20° ಮಳೆ' },
  { id: 'dam', title: 'ಜಲಾಶಯ ಭರ್ತಿ', text: 'ಕೊಡಗಿನಲ್ಲಿ ಕಾವೇರಿ ತುಂಬಿ ಹರಿಯಿತು.' },
]
const INSIDE = [{ id: 'locked', title: 'ಮಳೆ ನಿಂತಿತು', text: 'ಗುಪ್ತ ವಿವರ: ಮಳೆ ಇಲ್ಲ.' }]

/** A server whose paper of the day is out, and which records mails. */
async function serverWithPaper() {
  const server = await serverToSearch()
  const { services, clock } = server
  await publishArticles(services, [FRONT, INSIDE])
  const mails: Mail[] = []
  services.sendMail = async (mail) => {
    mails.push(mail)
  }
  const sendLater = services.sendMail
  const reader = async (email = EMAIL) => {
    services.sendMail = async ({ to, subject, text }) =>
      server.inbox.deliver({ to, channel: 'email', subject, text, at: clock.now().toISOString() })
    const { browser } = await signIn(server, email)
    services.sendMail = sendLater
    return browser
  }
  const run = () => {
    moveOn(clock, MINUTE_MS)
    return runDueJobs(services)
  }
  return { ...server, mails, reader, run }
}

const follow = async (browser: Browser, kind: string, what: string, publisher = 'PV') =>
  browser.send('POST', PATH, { publisher, kind, what })
const list = async (browser: Browser): Promise<FollowedSearch[]> =>
  (await browser.send('GET', `${PATH}?publisher=PV`)).json()
const whats = async (browser: Browser) => (await list(browser)).map(({ what }) => what)
const urlsIn = (mail: Mail | undefined) => mail?.text.match(/https?:\S+/g) ?? []
const stopTokens = (mail: Mail | undefined) =>
  urlsIn(mail).flatMap((url) => new URL(url).searchParams.get('token') ?? [])

test('a reader follows words, a section and a district, each once in whatever form', async () => {
  const { reader } = await serverWithPaper()
  const browser = await reader()
  for (const what of ['ಮಳೆ', 'ಮಳೆಯಲ್ಲಿ']) await follow(browser, 'words', what)
  await follow(browser, 'section', 'Main')
  const district = await (await follow(browser, 'district', 'kodagu')).json()

  expect(new Set(await whats(browser))).toEqual(new Set(['ಮಳೆ', 'Main', 'kodagu']))
  expect(district.names).toEqual({ en: 'Kodagu', kn: 'ಕೊಡಗು' })
  expect((await follow(browser, 'words', '!?')).status).toBe(400)
  expect((await follow(browser, 'section', 'Nowhere')).status).toBe(404)
  expect((await follow(browser, 'district', 'atlantis')).status).toBe(404)
})

test('only so many are followed, and others cannot stop them', async () => {
  const { reader } = await serverWithPaper()
  const browser = await reader()
  for (let n = 0; n < MAX_FOLLOWED_SEARCHES; n++) await follow(browser, 'words', `word${n}`)
  expect((await follow(browser, 'words', 'more')).status).toBe(422)
  expect((await follow(browser, 'words', 'word3')).status).toBe(200)

  const [first] = await list(browser)
  const other = await reader('other@example.com')
  expect((await other.send('DELETE', `${PATH}/${first?.id}`)).status).toBe(404)
  expect((await browser.send('DELETE', `${PATH}/${first?.id}`)).status).toBe(200)
  expect(await list(browser)).toHaveLength(MAX_FOLLOWED_SEARCHES - 1)
})

test('one mail a day has the headlines, also of two nodes and after later runs', async () => {
  const { reader, run, mails, services } = await serverWithPaper()
  const browser = await reader()
  await follow(browser, 'words', 'ಮಳೆಯನ್ನು')
  await follow(browser, 'district', 'kodagu')
  await follow(browser, 'words', 'ಚುನಾವಣೆ')

  await run()
  await followedSearchSource({ ...services, publisher: 'PV' }).runDue()
  await run()

  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.to).toBe(EMAIL)
  expect(mail?.subject).toContain('ಮಳೆಯನ್ನು')
  expect(mail?.subject).not.toContain('ಚುನಾವಣೆ')
  expect(mail?.text).toContain('ಭಾರಿ ಗಾಳಿ\nhttp://localhost:3000/article/rain?date=2026-11-15')
  expect(mail?.text).toContain('ಜಲಾಶಯ ಭರ್ತಿ')
  expect(mail?.text).toContain('ಮಳೆ ನಿಂತಿತು (ಚಂದಾದಾರರಿಗೆ / for subscribers)')
  expect(mail?.text).not.toContain('/article/weather')
  expect(mail?.text).not.toContain('ಗುಪ್ತ')
  expect(mail?.html).not.toContain('ಗುಪ್ತ')
})

test('no mail goes out before everyone may open the paper, nor about what was printed the day before', async () => {
  const { reader, run, mails, services, clock } = await serverWithPaper()
  const browser = await reader()
  await follow(browser, 'words', 'ಮಳೆ')
  clock.moveTo(new Date('2026-11-16T06:30:00+05:30'))
  const opens = new Date('2026-11-16T07:00:00+05:30')
  const next = { key: issueKey('2026-11-16', 5), opens }
  const fresh = { id: 'fresh', title: 'ಇಂದು ಮಳೆ', text: 'ಕರಾವಳಿಯಲ್ಲಿ ಮೋಡ ಕವಿದಿದೆ.' }
  await publishArticles(services, [[...FRONT, fresh]], next)
  await run()
  expect(mails).toEqual([])

  clock.moveTo(new Date('2026-11-16T07:20:00+05:30'))
  await run()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('ಇಂದು ಮಳೆ')
  expect(mails[0]?.text).not.toContain('ಭಾರಿ ಗಾಳಿ')
})

test('a refused mail is sent later; one whose sender was killed is not sent twice', async () => {
  const { reader, run, mails, services, clock } = await serverWithPaper()
  await follow(await reader(), 'words', 'ಮಳೆ')
  const send = services.sendMail
  services.sendMail = async () => {
    throw new NotSentError('busy')
  }
  await run()
  services.sendMail = async (mail) => {
    await send(mail)
    throw new Error('killed after the mail server had the mail')
  }
  await run()
  expect(mails).toHaveLength(1)
  services.sendMail = send
  moveOn(clock, 30 * MINUTE_MS)
  await run()

  expect(mails).toHaveLength(1)
})

test('a link in the mail stops one, and can be taken back; forged links do nothing', async () => {
  const { reader, run, mails, app, clock } = await serverWithPaper()
  const browser = await reader()
  await follow(browser, 'words', 'ಮಳೆ')
  await follow(browser, 'district', 'kodagu')
  await run()
  const anyone = browserOn({ app })
  const stop = (token: string | undefined, stopped = true) =>
    anyone.send('POST', '/followed-searches/stop', { token, stopped })
  const [token = '', ...others] = stopTokens(mails[0])

  expect(await (await stop(token)).json()).toEqual([
    { kind: 'district', what: 'kodagu', names: { en: 'Kodagu', kn: 'ಕೊಡಗು' } },
  ])
  expect(await whats(browser)).toEqual(['ಮಳೆ'])
  await stop(token, false)
  expect(await whats(browser)).toHaveLength(2)

  const all = others.at(-1) ?? ''
  await stop(token)
  moveOn(clock, MINUTE_MS)
  expect(await (await stop(all)).json()).toEqual([{ kind: 'words', what: 'ಮಳೆ' }])
  expect(await whats(browser)).toEqual([])
  await stop(all, false)
  expect(await whats(browser)).toEqual(['ಮಳೆ'])
  const otherLetter = token.endsWith('-') ? '_' : '-'
  expect((await stop(token.slice(0, -1) + otherLetter)).status).toBe(404)
  expect((await stop(all.replace('PV', 'DH'))).status).toBe(404)
})

test('the button of a mail program stops all, and a browser there sees the screen', async () => {
  const { reader, run, mails, app } = await serverWithPaper()
  const browser = await reader()
  await follow(browser, 'words', 'ಮಳೆ')
  await run()
  const { pathname } = new URL(mails[0]?.unsubscribeUrl ?? '')

  const opened = await app.request(pathname)
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toMatch(/^\/followed-searches\/stop\?token=PV\./)
  expect(await whats(browser)).toEqual(['ಮಳೆ'])

  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await app.request(pathname, { method: 'POST', headers, body })).status).toBe(200)
  expect(await whats(browser)).toEqual([])
})
