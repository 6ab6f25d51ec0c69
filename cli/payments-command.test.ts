import { expect, test } from 'vitest'
import { listRefunds } from '#contract/refunds.ts'
import { faultsInBooks } from '#server/payments/books-testing.ts'
import { noteRefund } from '#server/payments/refunds/note-refund.ts'
import {
  REFUND_FAILS,
  REFUND_PENDING,
  refundedMember,
} from '#server/payments/refunds/refund-testing.ts'
import { postForgedEvent } from '#server/payments/webhooks/forged-events-testing.ts'
import { balances } from '#store/payments/ledger.ts'
import { paymentsCommand } from './payments/command.ts'

const UTR = 'SBIN326340123456'
const PAID = ['--reference', UTR, '--on', '2026-12-07', '--by', 'asha']

/** A refund that the gateway did not carry out, and an operator at the command line. */
async function manualRefund(card: string, amountCents?: number) {
  const refunded = await refundedMember(card, amountCents)
  await refunded.passUntilManual()
  const { shop, refund, member } = refunded
  const { db } = shop.services
  return {
    ...refunded,
    db,
    type: (...args: string[]) => paymentsCommand(args, { ...shop.services, user: 'ravi' }),
    sent: () => db.selectFrom('sandbox_refund').selectAll().orderBy('created_at').execute(),
    acts: () => db.selectFrom('audit_entry').selectAll().execute(),
    /** The bank takes refunds for this payment from now on. */
    mendBank: () =>
      db
        .updateTable('sandbox_payment')
        .set({ outcome: 'success' })
        .where('id', '=', refund.gatewayPaymentId)
        .execute(),
    /** From now on no refund can be sent: what is found is found by asking. */
    forbidSending: () => {
      shop.services.gateway.refund = async () => {
        throw new Error('A refund was sent')
      }
    },
    /** The gateway carries out what it had as pending, and its event is lost. */
    processAtGateway: () => db.updateTable('sandbox_refund').set({ state: 'processed' }).execute(),
    seen: async () => (await (await member.browser.send('GET', listRefunds.path)).json()).refunds,
    subjects: () => shop.inbox.messages('kavya@example.com').map(({ subject }) => subject),
  }
}

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

test('a delayed refund is told to the reader once, and shown as delayed until it is paid', async () => {
  const { shop, type, refund, seen, subjects } = await manualRefund(REFUND_FAILS)
  await type('refund-retry', refund.id)
  expect(await seen()).toMatchObject([{ progress: 'delayed', bank_transfer: null }])

  await shop.passUntil('2026-12-08T12:00:00+05:30')

  const told = subjects().filter((subject) => subject?.includes('refund of ₹50 is delayed'))
  expect(told).toHaveLength(1)
  expect(await refund.stored()).toMatchObject({ state: 'manual', tries: 5 })
})

test('a refund that is sent again is paid once, by a new try', async () => {
  const { shop, type, refund, sent, acts, mendBank, db } = await manualRefund(REFUND_FAILS)
  await mendBank()

  const [one, other] = await Promise.all([
    type('refund-retry', refund.id, '--by', 'asha', '--why', 'The bank is back'),
    type('refund-retry', refund.id),
  ])
  await shop.run()
  const later = await type('refund-retry', refund.id)

  expect([one, other].filter((told) => told.includes('Nothing was done'))).toHaveLength(1)
  expect(later).toContain('was paid by the gateway on 2026-12-07. Nothing was done.')
  expect(await refund.stored()).toMatchObject({ state: 'processed', transferred_on: null })
  expect((await sent()).map(({ key }) => key)).toEqual(
    [0, 1, 2, 3, 4].map((tries) => (tries === 0 ? refund.id : `${refund.id}.${tries}`)),
  )
  expect(await acts()).toMatchObject([{ what: 'refund-retry' }])
  expect(await faultsInBooks(db)).toEqual([])
})

test('a refund that the gateway has carried out meanwhile is found, not sent again', async () => {
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

test('a bank transfer closes the refund in the books, and the reader sees it', async () => {
  const { shop, type, refund, acts, seen, subjects, db, member } = await manualRefund(REFUND_FAILS)

  await type('refund-paid', refund.id, ...PAID, '--why', 'Card closed')
  await shop.run()

  expect(await faultsInBooks(db)).toEqual([])
  const accounts = await balances(db, 'INR')
  expect([accounts.get('refunds-payable'), accounts.get('bank')]).toEqual([0, -5000])
  expect(await acts()).toMatchObject([
    { who: 'asha', what: 'refund-paid', why: 'Card closed', reader_id: member.readerId },
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

test('the same transfer is recorded once, whoever records it and however often', async () => {
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

test('a bank transfer is refused when the gateway has paid, which is booked instead', async () => {
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

test('a confirmation at the same moment as a bank transfer leaves the books right', async () => {
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
  [['refund-paid', 'ID', '--on', '2026-12-07', '--by', 'asha'], '--reference is missing'],
  [['refund-paid', 'ID', '--reference', UTR, '--on', '2026-12-07'], '--by is missing'],
  [['refund-paid', 'ID', ...PAID, '--reference', '<b>'], '--reference must be'],
  [[...WITHOUT_DAY, '7 December'], '--on must be a day such as 2026-12-08'],
  [[...WITHOUT_DAY, '2026-12-08'], '--on must be from 2026-11-15 to 2026-12-07'],
  [[...WITHOUT_DAY, '2026-11-14'], '--on must be from 2026-11-15 to 2026-12-07'],
  [['refund-paid', 'nothing', ...PAID], 'There is no refund nothing.'],
  [['refund-paid', 'ID', ...PAID], 'The gateway still has it as pending'],
  [['refund-retry'], 'Name one refund'],
  [['dance'], 'npm run payments -- refunds'],
]

test('what cannot be done is refused in words, and nothing is done', async () => {
  const { type, refund, acts } = await manualRefund(REFUND_PENDING)

  for (const [args, words] of REFUSED) {
    const typed = args.map((arg) => (arg === 'ID' ? refund.id : arg))
    await expect(type(...typed)).rejects.toThrow(words)
  }

  expect(await acts()).toEqual([])
  expect(await refund.stored()).toMatchObject({ state: 'manual' })
})
