import { randomUUID } from 'node:crypto'
import { changePhoneNumber, updateMe, verifyCode } from '#contract/auth.ts'
import { recordConsent, TERMS_LAST_UPDATED } from '#contract/consents.ts'
import { sendContactMessage } from '#contract/contact.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { followSearch } from '#contract/followed-searches.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { updatePreferences } from '#contract/profile.ts'
import { saveReadingPlace } from '#contract/reading-places.ts'
import { saveArticle } from '#contract/saved-articles.ts'
import { recordCancellation } from '#contract/sheets.ts'
import { addClip, type StoredClip } from '#store/clips/clips.ts'
import { askForCode, enterCode, moveOn, wrongCode } from '../auth/code-testing.ts'
import { type Browser, browserOn, latestCode } from '../auth/testing.ts'
import type { Member, Shop } from '../payments/testing.ts'
import { forgedPayment, postForgedEvent } from '../payments/webhooks/forged-events-testing.ts'

interface Person {
  name: string
  email: string
  mobile: string
  address: string
}

/** A reader with data in every table that a reader's actions fill. */
export async function readerWithData(shop: Shop, person: Person): Promise<Member> {
  const { name, email, mobile, address } = person
  const visitor = browserOn(shop, address)
  await sendMessage(visitor, { name, contact: email })
  await sendMessage(visitor, { name, contact: `0${mobile.slice(3, 8)} ${mobile.slice(8)}` })
  const member = await shop.member(email)
  const { browser } = member
  const act = async (method: string, path: string, body: object, headers = {}) => {
    const response = await browser.send(method, path, body, headers)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const sent = await act('POST', changePhoneNumber.path, { phoneNumber: mobile })
  const { preAuthSessionId, deviceId } = sent
  const userInputCode = latestCode(shop, mobile)
  await act('POST', verifyCode.path, { preAuthSessionId, deviceId, userInputCode })
  await act('PUT', updateMe.path, { first_name: name })
  await act('PATCH', updatePreferences.path, { pv_preferred_edition_id: 4 })
  await act('POST', recordConsent.path, { act: 'profile', terms_version: TERMS_LAST_UPDATED })
  await act('POST', saveArticle.path, ARTICLE)
  await act('PUT', saveReadingPlace.path, READING_PLACE)
  await act('POST', followSearch.path, { publisher: 'PV', kind: 'words', what: 'ಮಳೆ' })
  await act('POST', recordCancellation.path, { 'Email-ID': email, Reason: 'Others', Message: name })
  await addClip(shop.services.db, { ...CLIP, id: randomUUID() }, member.readerId)
  await sendMessage(browser, { name, contact: email })
  moveOn(shop.clock, MINUTE_MS)
  const again = await askForCode(visitor, email)
  await enterCode(visitor, again, wrongCode(latestCode(shop, email)))
  return member
}

export async function sendMessage(
  browser: Browser,
  { name, contact }: { name: string; contact: string },
): Promise<void> {
  const message = { name, contact, subject: `From ${name}`, message: 'Where is the crossword?' }
  const key = { 'idempotency-key': randomUUID() }
  const response = await browser.send('POST', sendContactMessage.path, message, key)
  if (!response.ok) throw new Error(await response.text())
}

const CLIP: Omit<StoredClip, 'id'> = {
  key: { publisher: 'PV', date: IssueDate.parse('2026-11-15'), edition: 4 },
  edition_name: 'Bengaluru City',
  edition_name_kn: null,
  version: 'v1',
  page_no: 1,
  page_name: '01 Front Page',
  page_name_kn: null,
  box: { left: 0, top: 0, width: 10, height: 10 },
  width: 640,
  height: 600,
  article_ids: [],
  created_at: Date.parse('2026-11-15T06:00:00Z'),
}

const ARTICLE = {
  publisher_short_code: 'PV',
  article_id: 'pv-20261115-4-01-0a1b2c3d',
  edition_number: 4,
  page_no: 1,
  html_path: 'a/pv-20261115-4-01-0a1b2c3d.html',
  image_path: 'p01/w2400.webp',
  image_coordinates: { top: '10%', left: '5%', width: '40%', height: '20.5%' },
  title: 'Rain',
  description: '',
  edition_date: '2026-11-15',
}

const READING_PLACE = {
  publisher: 'PV',
  edition_date: '2026-11-15',
  edition_number: 4,
  page_no: 5,
  article_id: null,
  article_block: 0,
  read_articles: [ARTICLE.article_id],
  updated_at: '2026-11-15T06:00:00.000Z',
}

/** Posts gateway events with personal data: of the reader's last payment, and of an unknown payment. */
export async function postEvents(shop: Shop, { name, email, mobile }: Person): Promise<void> {
  const { db } = shop.services
  const paid = await db
    .selectFrom('payment')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'attempt_id')
    .select(['provider_payment_id', 'provider_order_id'])
    .orderBy('payment.created_at', 'desc')
    .executeTakeFirstOrThrow()
  const payer = { email, contact: mobile, vpa: 'kavya@bank', card: { name, last4: 'ends in 4242' } }
  const known = forgedPayment(paid.provider_order_id, { ...payer, id: paid.provider_payment_id })
  await postForgedEvent(shop, 'payment.captured', { payment: known })
  await postForgedEvent(shop, 'payment.captured', { payment: forgedPayment('order_x', payer) })
  await shop.run()
}
