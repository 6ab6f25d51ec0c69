import { expect, test } from 'vitest'
import { faultsInBooks } from '#server/payments/books-testing.ts'
import { noteRefund } from '#server/payments/refunds/gateway-refunds.ts'
import { REFUND_FAILS, REFUND_PENDING } from '#server/payments/refunds/refund-testing.ts'
import { postForgedEvent } from '#server/payments/webhooks/forged-events-testing.ts'
import { balances } from '#store/payments/ledger.ts'
import { manualRefund, PAID, UTR } from './testing.ts'

test('a bank transfer closes the refund in the books, and the reader sees it', async () => {
  const refunded = await manualRefund(REFUND_FAILS)
  const { shop, type, refund, acts, changes, seen, subjects, db, member } = refunded

  await type('refund-paid', refund.id, ...PAID, '--why', 'Card closed')
  await shop.run()

  expect(await faultsInBooks(db)).toEqual([])
  const accounts = await balances(db, 'INR')
  expect([accounts.get('refunds-payable'), accounts.get('bank')]).toEqual([0, -5000])
  expect(await acts()).toMatchObject([
    { who: 'asha', what: 'refund-paid', why: 'Card closed', reader_id: member.readerId },
  ])
  expect(await changes()).toMatchObject([
    { action: 'payment.refund-transferred', reader_id: member.readerId },
  ])
  expect(await seen()).toMatchObject([
    { progress: 'processed', bank_transfer: { on: '2026-12-07', reference: UTR } },
  ])
  expect(subjects()[0]).toContain('₹50 was refunded by bank transfer')
  const [latest] = shop.inbox.messages('kavya@example.com')
  expect(latest?.text).toContain(`by bank transfer on 7 December 2026`)
  expect(latest?.text).toContain(`ಬ್ಯಾಂಕ್ ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ: ${UTR}`)
  const notes = db.selectFrom('invoice').select('number').where('kind', '=', 'credit-note')
  expect(await notes.execute()).toHaveLength(1)
})

test('a bank transfer is recorded once, also when two operators record it', async () => {
  const { type, refund, acts, db } = await manualRefund(REFUND_FAILS)
  const other = ['--reference', 'HDFC000000000001', '--on', '2026-12-07', '--by', 'ravi']

  const ends = await Promise.allSettled([
    type('refund-paid', refund.id, ...PAID),
    type('refund-paid', refund.id, ...other),
    type('refund-retry', refund.id),
  ])

  const stored = await refund.stored()
  const wasPaid = stored.state === 'processed'
  if (wasPaid) {
    const same = stored.transfer_reference === UTR ? PAID : other
    expect(await type('refund-paid', refund.id, ...same)).toContain('Nothing was done')
  }
  expect(ends.filter(({ status }) => status === 'rejected').length).toBe(wasPaid ? 1 : 2)
  expect(await acts()).toHaveLength(1)
  expect(await faultsInBooks(db)).toEqual([])
})

test('a bank transfer is refused when the gateway has paid, and that payment is booked', async () => {
  const { type, refund, processAtGateway, db } = await manualRefund(REFUND_PENDING)
  await processAtGateway()

  const recording = type('refund-paid', refund.id, ...PAID)

  await expect(recording).rejects.toThrow('was paid by the gateway on 2026-12-07')
  expect(await refund.stored()).toMatchObject({ state: 'processed', transferred_on: null })
  expect(await faultsInBooks(db)).toEqual([])
})

test('a refund that the gateway pays after the bank transfer is booked as overpaid, once', async () => {
  const { shop, type, refund, processAtGateway, db } = await manualRefund(REFUND_PENDING)
  await type('refund-paid', refund.id, ...PAID, '--although-pending')
  await processAtGateway()
  const [made] = await shop.services.gateway.refundsOf(refund.gatewayPaymentId)
  if (!made) throw new Error('The gateway has no refund')

  const { refundId: id, paymentId: payment_id, amountCents: amount } = made
  const entity = { id, payment_id, amount, status: 'processed' }
  await postForgedEvent(shop, 'refund.processed', { refund: entity })
  await shop.run()
  await postForgedEvent(shop, 'refund.processed', { refund: entity })
  await shop.run()

  expect(await refund.stored()).toMatchObject({ transferred_on: '2026-12-07' })
  expect((await balances(db, 'INR')).get('refunds-overpaid')).toBe(5000)
  expect(shop.logged.filter(({ event }) => event === 'refund paid twice')).toHaveLength(1)
  expect(await faultsInBooks(db)).toEqual([])
})

test('a confirmation at the same moment as a bank transfer leaves the books balanced', async () => {
  const { shop, type, refund, processAtGateway, db } = await manualRefund(REFUND_PENDING)
  const { services } = shop
  const [made] = await services.gateway.refundsOf(refund.gatewayPaymentId)
  if (!made) throw new Error('The gateway has no refund')

  const ends = await Promise.allSettled([
    type('refund-paid', refund.id, ...PAID, '--although-pending'),
    processAtGateway().then(() => noteRefund(services, { ...made, state: 'processed' })),
  ])

  const { transferred_on, overpaid_at, state } = await refund.stored()
  expect(state).toBe('processed')
  expect(ends[0].status === 'fulfilled').toBe(transferred_on !== null)
  expect(overpaid_at !== null).toBe(transferred_on !== null)
  expect(await faultsInBooks(db)).toEqual([])
})

test('a transfer to one reader is not recorded for another', async () => {
  const { shop, type, refund, db } = await manualRefund(REFUND_FAILS)
  await type('refund-paid', refund.id, ...PAID)
  const other = await shop.member('other@example.com')
  await other.buy('month')
  const stored = await refund.stored()
  const { id: payment_id } = await db
    .selectFrom('payment')
    .select('id')
    .where('id', '!=', stored.payment_id)
    .executeTakeFirstOrThrow()
  const manual = { state: 'manual', transferred_on: null, transfer_reference: null } as const
  const theirs = { ...stored, id: 'theirs', payment_id, reader_id: other.readerId, ...manual }
  await db.insertInto('refund').values(theirs).execute()

  await expect(type('refund-paid', 'theirs', ...PAID)).rejects.toThrow('to another reader')
})

const WITHOUT_DAY = ['refund-paid', 'ID', '--reference', UTR, '--by', 'asha', '--on']
const REFUSED: [string[], string][] = [
  [
    ['refund-paid', 'ID', '--on', '2026-12-07', '--by', 'asha'],
    "required option '--reference <reference>' not specified",
  ],
  [
    ['refund-paid', 'ID', '--reference', UTR, '--on', '2026-12-07'],
    "required option '--by <name>' not specified",
  ],
  [['refund-paid', 'ID', ...PAID, '--reference', '<b>'], '--reference must be'],
  [[...WITHOUT_DAY, '7 December'], '--on must be a day such as 2026-12-08'],
  [[...WITHOUT_DAY, '2026-12-08'], '--on must be from 2026-11-15 to 2026-12-07'],
  [[...WITHOUT_DAY, '2026-11-14'], '--on must be from 2026-11-15 to 2026-12-07'],
  [['refund-paid', 'nothing', ...PAID], 'There is no refund nothing.'],
  [['refund-paid', 'ID', ...PAID], 'The gateway still has it as pending'],
  [['refund-retry'], "missing required argument 'refund'"],
  [['refund-pay'], 'Did you mean refund-paid?'],
]

test('a refused command says why and changes nothing', async () => {
  const { type, refund, acts } = await manualRefund(REFUND_PENDING)

  for (const [args, words] of REFUSED) {
    const typed = args.map((arg) => (arg === 'ID' ? refund.id : arg))
    await expect(type(...typed)).rejects.toThrow(words)
  }

  expect(await acts()).toEqual([])
  expect(await refund.stored()).toMatchObject({ state: 'manual' })
})
