import { expect, test } from 'vitest'
import { addPhone, requireSmsTemplates } from '../notifications/testing.ts'
import { openShop, type Shop } from '../payments/testing.ts'

const debitsIn = ({ services: { db } }: Shop) =>
  db.selectFrom('payment_attempt').selectAll().where('purpose', '=', 'renewal').execute()

const noticesTo = ({ inbox }: Shop, contact: string) =>
  inbox.messages(contact).filter(({ subject }) => subject?.includes('will be debited'))

test('without a delivered notice there is no debit, and its job ends', async () => {
  const shop = await openShop()
  requireSmsTemplates(shop, {})
  const kavya = await shop.member()
  await addPhone(shop, kavya)
  await kavya.buy('month')
  await shop.passUntil('2026-12-13T08:00:00+05:30')
  shop.services.sendMail = () => Promise.reject(new Error('The mail server is down'))

  await shop.passUntil('2027-01-05T12:00:00+05:30')

  expect(await debitsIn(shop)).toEqual([])
  expect(await kavya.first()).toMatchObject({ status: 'expired' })
  const waiting = await shop.services.db
    .selectFrom('job')
    .select('key')
    .where('kind', '=', 'debit')
    .where('state', '=', 'waiting')
    .execute()
  expect(waiting).toEqual([])
})

test('a plan cancelled before its notice and then kept gets a notice before the debit', async () => {
  const shop = await openShop()
  const kavya = await shop.member()
  await kavya.buy('month')
  const { id = '' } = (await kavya.first()) ?? {}
  await shop.passUntil('2026-12-13T08:00:00+05:30')
  const { sendMail } = shop.services
  shop.services.sendMail = () => Promise.reject(new Error('The mail server is down'))
  await shop.passUntil('2026-12-13T10:00:00+05:30')
  await kavya.cancel(id)
  shop.services.sendMail = sendMail
  await shop.passUntil('2026-12-13T20:00:00+05:30')
  expect(noticesTo(shop, 'kavya@example.com')).toEqual([])

  expect((await kavya.keep(id)).status).toBe(200)
  await shop.passUntil('2026-12-15T12:00:00+05:30')

  expect(noticesTo(shop, 'kavya@example.com')).toHaveLength(1)
  expect(await debitsIn(shop)).toMatchObject([{ state: 'paid' }])
  expect(await kavya.first()).toMatchObject({ status: 'active', expires_in_days: 31 })
})
