import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { marksOf } from '#press/read/testing.ts'
import { type Member, openShop, type Shop } from '../payments/testing.ts'
import { notifyReader } from './notification.ts'
import { addPhone, requireSmsTemplates } from './testing.ts'

const RENEWALS_DECLINE = '4000000000007072'

/** The messages to a contact, the oldest first, apart from codes. */
function received({ inbox }: Shop, contact: string) {
  return inbox
    .messages(contact)
    .filter(({ text }) => !/OTP|ಒಟಿಪಿ/.test(text))
    .reverse()
}

const subjects = (shop: Shop, contact = 'kavya@example.com') =>
  received(shop, contact).map(({ subject }) => subject)

async function buyer(contact?: string, card?: string) {
  const shop = await openShop()
  const member = await shop.member(contact)
  await member.buy('month', 'standard', card)
  await shop.run()
  return { shop, member }
}

async function idOf(member: Member): Promise<string> {
  return (await member.first())?.id ?? ''
}

test('a payment sends one receipt in both languages, with a link to the invoice', async () => {
  const { shop } = await buyer()
  await shop.run()

  const [receipt, ...more] = received(shop, 'kavya@example.com')

  expect(more).toEqual([])
  expect(receipt?.subject).toBe('ಬೆಳಕಿಂಡಿ: ₹299 ಪಾವತಿ ಸ್ವೀಕರಿಸಲಾಗಿದೆ / Payment of ₹299 received')
  expect(receipt?.text).toContain('The paper is open to you until 15 December 2026.')
  expect(receipt?.text).toContain('2026ರ ಡಿಸೆಂಬರ್ 15ರವರೆಗೆ')
  expect(receipt?.text).toContain('http://localhost:3000/invoices/PV-2627-0000001?language=en')
})

test('the invoice is attached to its receipt, and can be opened in the inbox', async () => {
  const { shop } = await buyer()
  const { messages } = await (await shop.app.request('/api/dev/inbox?to=kavya@example.com')).json()

  const [{ id, name }] = messages[0].attachments
  expect(name).toBe('PV-2627-0000001.pdf')
  const response = await shop.app.request(`/api/dev/inbox/attachments/${id}`)
  expect(response.headers.get('content-disposition')).toContain('filename="PV-2627-0000001.pdf"')
  const { glyphs } = await marksOf(new Uint8Array(await response.arrayBuffer()))
  const text = glyphs.map((glyph) => glyph.text).join('')
  expect(text).toContain('ಇನ್ನೂರ ತೊಂಬತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ')
})

test('a reader without an e-mail address gets an SMS in the language of the title', async () => {
  const { shop } = await buyer('+919876543210')

  expect(received(shop, '+919876543210').map(({ channel, text }) => [channel, text])).toEqual([
    [
      'sms',
      'ಬೆಳಕಿಂಡಿ: ₹299 ಪಾವತಿ ತಲುಪಿದೆ. Plan month, 2026ರ ಡಿಸೆಂಬರ್ 15ರವರೆಗೆ. http://localhost:3000/subscription',
    ],
  ])
})

test('two days before a debit the reader gets its amount, its day and a link to cancel', async () => {
  const { shop } = await buyer()

  await shop.passUntil('2026-12-13T08:59:00+05:30')
  expect(subjects(shop)).toHaveLength(1)
  await shop.passUntil('2026-12-13T09:01:00+05:30')

  const notice = received(shop, 'kavya@example.com')[1]
  expect(notice?.subject).toContain('₹299 will be debited on 15 December 2026')
  expect(notice?.text).toContain('Reason: renewal of Plan month.')
  expect(notice?.text).toContain(
    'Keep, change or cancel your plan: http://localhost:3000/subscription',
  )
})

test('a failed renewal notifies the reader of the next attempt and the end of access', async () => {
  const { shop } = await buyer(undefined, RENEWALS_DECLINE)

  await shop.passUntil('2026-12-15T10:00:00+05:30')

  const allSubjects = subjects(shop).join('\n')
  expect(allSubjects).toContain('Payment of ₹299 failed')
  expect(allSubjects).toContain('You can read until 20 December 2026')
  const failed = received(shop, 'kavya@example.com').find(({ subject }) =>
    subject?.includes('failed'),
  )
  expect(failed?.text).toContain('We will try again on 16 December 2026.')
})

test('a cancellation notifies the reader of the end of access, and no debit notice follows', async () => {
  const { shop, member } = await buyer()
  await member.cancel(await idOf(member))
  await shop.passUntil('2026-12-14T12:00:00+05:30')

  // The receipt, the cancellation, and two reminders of the end.
  expect(subjects(shop)).toHaveLength(4)
  expect(subjects(shop).join()).not.toContain('debited')
  const cancelled = received(shop, 'kavya@example.com')[1]
  expect(cancelled?.subject).toContain('The renewal of your plan is cancelled')
  expect(cancelled?.text).toContain('The paper stays open to you until 15 December 2026.')
})

test('a scheduled change of plan notifies the reader of its first day', async () => {
  const { shop, member } = await buyer()
  expect((await member.buy('light', 'switch')).status).toBe(200)
  await shop.run()

  const scheduled = received(shop, 'kavya@example.com').at(-1)
  expect(scheduled?.subject).toContain('Your change of plan is scheduled')
  expect(scheduled?.text).toContain('changes to Plan light (₹99) on 16 December 2026')
})

test('the reader is notified when a refund is requested and when it is processed', async () => {
  const { shop, member } = await buyer()
  await shop.passUntil('2026-11-30T12:00:00+05:30')
  expect((await member.buy('year', 'switch')).status).toBe(200)
  await shop.run()

  const allSubjects = subjects(shop).join('\n')
  expect(allSubjects).toContain('A refund of ₹149.50 is on its way')
  expect(allSubjects).toContain('₹149.50 was refunded')
})

test('a notification that no longer applies is not sent', async () => {
  const { shop, member } = await buyer()
  const { db, clock } = shop.services
  const subscriptionId = await idOf(member)
  const until = IssueDate.parse('2026-12-20')
  const message = { kind: 'in-grace', subscriptionId, until } as const

  await db
    .transaction()
    .execute((tx) => notifyReader(tx, member.readerId, message, 'stale', clock.now()))
  await shop.run()

  expect(subjects(shop)).toHaveLength(1)
})

test('an e-mail is retried while the mail server is unavailable, and sent once', async () => {
  const { shop, member } = await buyer()
  const { services } = shop
  const working = services.sendMail
  let tries = 0
  services.sendMail = async (mail) => {
    tries += 1
    if (tries < 3) throw new Error('no connection')
    await working(mail)
  }

  await member.cancel(await idOf(member))
  await shop.passUntil('2026-11-15T12:30:00+05:30')

  expect(tries).toBe(3)
  expect(subjects(shop)).toHaveLength(2)
})

/** Only receipts have a registered text. */
async function shopWithTemplates() {
  const shop = await openShop()
  const text = 'Dear reader, {amount} got till {day}'
  return { shop, sent: requireSmsTemplates(shop, { receipt: { id: '1107', text } }) }
}

test('an SMS is sent with its registered text and template id', async () => {
  const { shop, sent } = await shopWithTemplates()
  const member = await shop.member()
  await addPhone(shop, member)
  await member.buy('month')
  await shop.run()

  const text = 'Dear reader, ₹299 got till 2026ರ ಡಿಸೆಂಬರ್ 15'
  expect(sent).toEqual([{ to: '+919876543210', text, templateId: '1107' }])
})

test('a notification without a registered text is sent only by e-mail', async () => {
  const { shop, sent } = await shopWithTemplates()
  const member = await shop.member()
  await addPhone(shop, member)
  await member.buy('month')
  await member.cancel(await idOf(member))
  await shop.run()

  expect(sent).toHaveLength(1)
  expect(subjects(shop).join()).toContain('The renewal of your plan is cancelled')
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ fields: { error: 'SMS_PLAN_TEMPLATES has no cancelled' } }),
  )
})
