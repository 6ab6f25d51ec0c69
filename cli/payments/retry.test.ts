import { expect, test } from 'vitest'
import { faultsInBooks } from '#server/payments/books-testing.ts'
import { REFUND_FAILS, REFUND_PENDING } from '#server/payments/refunds/refund-testing.ts'
import { manualRefund } from './testing.ts'

test('refunds are listed with reader, payment, since when and why', async () => {
  const { type, refund, member } = await manualRefund(REFUND_FAILS)

  const listed = await type('refunds')
  const [asJson] = JSON.parse(await type('refunds', '--json'))

  expect(listed).toContain(`${refund.id}  INR 50.00  since 2026-11-18`)
  expect(listed).toContain(`reader ${member.readerId}`)
  expect(listed).toContain(refund.gatewayPaymentId)
  expect(listed).toContain('The gateway reports that it failed (tries: 4)')
  expect(asJson).toMatchObject({ id: refund.id, reader_id: member.readerId, amount_cents: 5000 })
})

test('the reader is notified of a delayed refund once, and sees it as delayed until it is paid', async () => {
  const { shop, type, refund, seen, subjects } = await manualRefund(REFUND_FAILS)
  await type('refund-retry', refund.id)
  expect(await seen()).toMatchObject([{ progress: 'delayed', bank_transfer: null }])

  await shop.passUntil('2026-12-08T12:00:00+05:30')

  const delayed = subjects().filter((subject) => subject?.includes('refund of ₹50 is delayed'))
  expect(delayed).toHaveLength(1)
  expect(await refund.stored()).toMatchObject({ state: 'manual', tries: 5 })
})

test('a refund that is sent again is paid once', async () => {
  const { shop, type, refund, sent, acts, changes, mendBank, db } = await manualRefund(REFUND_FAILS)
  await mendBank()

  const [one, other] = await Promise.all([
    type('refund-retry', refund.id, '--by', 'asha', '--why', 'The bank is back'),
    type('refund-retry', refund.id),
  ])
  await shop.run()
  const later = await type('refund-retry', refund.id)

  expect([one, other].filter((report) => report.includes('Nothing was done'))).toHaveLength(1)
  expect(later).toContain('was paid by the gateway on 2026-12-07. Nothing was done.')
  expect(await refund.stored()).toMatchObject({ state: 'processed', transferred_on: null })
  expect((await sent()).map(({ key }) => key)).toEqual(
    [0, 1, 2, 3, 4].map((tries) => (tries === 0 ? refund.id : `${refund.id}.${tries}`)),
  )
  expect(await acts()).toMatchObject([{ what: 'refund-retry' }])
  expect(await changes()).toMatchObject([
    { action: 'payment.refund-retried', actor: 'command:ravi' },
  ])
  expect(await faultsInBooks(db)).toEqual([])
})

test('a refund that the gateway has carried out is not sent again', async () => {
  const { shop, type, refund, forbidSending, processAtGateway, db } =
    await manualRefund(REFUND_PENDING)
  forbidSending()
  await processAtGateway()

  await type('refund-retry', refund.id)
  await shop.run()

  expect(await refund.stored()).toMatchObject({ state: 'processed' })
  expect(await faultsInBooks(db)).toEqual([])
})

test('a refund that the gateway still has as pending is not sent again, and listed again after a week', async () => {
  const { shop, type, refund, forbidSending } = await manualRefund(REFUND_PENDING)
  forbidSending()

  await type('refund-retry', refund.id)
  await shop.run()
  expect(await type('refunds')).toBe('No refund needs an operator.')
  await shop.passUntil('2026-12-16T12:00:00+05:30')

  expect(await type('refunds')).toContain('The gateway has never confirmed it')
})
