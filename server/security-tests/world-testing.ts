import { saveEditionGroups } from '#store/issues/editions.ts'
import { GROUPS, issueKey, publishTestIssue } from '../issues/testing.ts'
import { type Member, openShop } from '../payments/testing.ts'

const TODAY = '2026-11-15T12:00:00+05:30'
const LONG_BEFORE = '2026-10-01T12:00:00+05:30'

const MEMBERS = [
  'freemium',
  'subscriber',
  'other subscriber',
  'expired subscriber',
  'signed out',
] as const

/** The kinds of callers: signed-in readers by their plan, a visitor, and a forged token. */
export type CallerKind = (typeof MEMBERS)[number] | 'visitor' | 'forged'

/** A server with issues of today and yesterday and plans for sale, without readers. */
export async function openPaper() {
  const shop = await openShop()
  await saveEditionGroups(shop.services.db, 'PV', GROUPS)
  for (const key of [issueKey('2026-11-15'), issueKey('2026-11-15', 5), issueKey('2026-11-14')]) {
    await publishTestIssue(shop.services, key)
  }
  return shop
}

/** The same server with a signed-in reader of every kind. */
export async function openWorld() {
  const shop = await openPaper()
  const { clock } = shop
  clock.moveTo(new Date(LONG_BEFORE))
  const lapsed = await shop.member('expired@example.com')
  await lapsed.buy('once')
  // A second session of the subscriber.
  await shop.member('subscriber@example.com')
  await shop.passUntil(TODAY)
  const members = {
    freemium: await shop.member('freemium@example.com'),
    subscriber: await withYearlyPlan(await shop.member('subscriber@example.com')),
    'other subscriber': await withYearlyPlan(await shop.member('other@example.com')),
    'expired subscriber': await shop.member('expired@example.com'),
    'signed out': await shop.member('gone@example.com'),
  }
  await shop.run()
  const headersOf = new Map<CallerKind, Record<string, string>>([
    ['visitor', {}],
    ['forged', { authorization: 'Bearer a.b.c' }],
  ])
  for (const kind of MEMBERS) {
    const token = members[kind].browser.cookies.get('sAccessToken')
    headersOf.set(kind, { authorization: `Bearer ${token}` })
  }
  await members['signed out'].browser.send('POST', '/auth/signout')
  return { ...shop, members, headersOf }
}
export type World = Awaited<ReturnType<typeof openWorld>>

async function withYearlyPlan(member: Member): Promise<Member> {
  const response = await member.buy('year')
  if (!response.ok) throw new Error(`Not bought: ${await response.text()}`)
  return member
}
