import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { seedCatalogue } from '#sample/catalogue.ts'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing.ts'
import { writeCreditNote } from './credit-notes.ts'
import { invoiceOf, invoicesOf, writeInvoice } from './invoices.ts'
import { insertPayment, insertReader, insertRefund, insertSubscription } from './testing.ts'

const AT = new Date('2026-11-15T12:00:00+05:30')

async function openShop() {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  await seedCatalogue(db, 'PV')
  return db
}

async function pay(db: Database, changes = {}) {
  const readerId = await insertReader(db)
  const subscriptionId = await insertSubscription(db, readerId, 'pv-digital-month-inr', changes)
  return { readerId, paymentId: await insertPayment(db, subscriptionId) }
}

function invoiceFor({ readerId, paymentId }: Awaited<ReturnType<typeof pay>>, at = AT) {
  return {
    publisher: 'PV',
    readerId,
    paymentId,
    planName: 'Belakindi Digital',
    periodStart: IssueDate.parse('2026-11-15'),
    periodEnd: IssueDate.parse('2026-12-15'),
    currency: 'INR',
    grossCents: 14_900,
    buyer: { name: 'Kavya', email: `${readerId}@example.com`, phone: undefined },
    at,
  } as const
}

const write = (db: Database, paid: Awaited<ReturnType<typeof pay>>, at = AT) =>
  db.transaction().execute((tx) => writeInvoice(tx, invoiceFor(paid, at)))

test('an invoice names the reader, and its price includes the tax', async () => {
  const db = await openShop()
  const paid = await pay(db)

  const number = await write(db, paid)

  expect(number).toBe('PV-2627-0000001')
  expect(await invoicesOf(db, paid.readerId, 'PV')).toEqual([
    {
      number,
      kind: 'invoice',
      publisher: 'PV',
      reader_id: paid.readerId,
      payment_id: paid.paymentId,
      refund_id: null,
      corrects: null,
      plan_name: 'Belakindi Digital',
      period_start: '2026-11-15',
      period_end: '2026-12-15',
      currency: 'INR',
      gross_cents: 14_900,
      taxable_cents: 12_627,
      cgst_cents: 1136,
      sgst_cents: 1137,
      igst_cents: 0,
      rate: 1800,
      buyer_name: 'Kavya',
      buyer_contact: `${paid.readerId}@example.com`,
      issued_at: AT.getTime(),
    },
  ])
})

test('an invoice keeps the name that its buyer had', async () => {
  const db = await openShop()
  const paid = await pay(db)
  const number = await write(db, paid)

  await db.updateTable('reader').set({ first_name: 'Someone else' }).execute()

  expect(await invoiceOf(db, paid.readerId, number)).toMatchObject({ buyer_name: 'Kavya' })
  expect(await invoiceOf(db, 'another reader', number)).toBeUndefined()
})

test('a payment has one invoice, and a refused second one uses no number', async () => {
  const db = await openShop()
  const paid = await pay(db)
  await write(db, paid)

  await expect(write(db, paid)).rejects.toThrow()

  expect(await write(db, await pay(db))).toBe('PV-2627-0000002')
})

test('invoice numbers start again on 1 April in India', async () => {
  const db = await openShop()
  const at = ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z', '2027-04-01T12:00:00Z']
  const numbers: string[] = []
  for (const when of at) numbers.push(await write(db, await pay(db), new Date(when)))

  expect(numbers).toEqual(['PV-2627-0000001', 'PV-2728-0000001', 'PV-2728-0000002'])
})

test('invoice numbers have no gaps and no duplicates, with 16 writers and every third rolled back', async () => {
  const db = await openShop()
  const WRITERS = 16
  const EACH = 12
  const paid = await Promise.all(Array.from({ length: WRITERS * EACH }, () => pay(db)))
  const given: string[] = []

  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; turn < EACH; turn += 1) {
        const one = paid[writer * EACH + turn]
        if (!one) throw new Error('Nothing was paid')
        const isLost = (writer + turn) % 3 === 0
        const written = db.transaction().execute(async (tx) => {
          const number = await writeInvoice(tx, invoiceFor(one))
          if (isLost) throw new Error('rolled back')
          return number
        })
        if (isLost) await expect(written).rejects.toThrow('rolled back')
        else given.push(await written)
      }
    }),
  )

  const kept = Array.from({ length: given.length }, (_, at) => at + 1)
  expect(given.length).toBe((WRITERS * EACH * 2) / 3)
  expect(given.sort()).toEqual(kept.map((count) => `PV-2627-${String(count).padStart(7, '0')}`))
})

test('partial refunds credit exactly the tax of the invoice', async () => {
  const db = await openShop()
  const paid = await pay(db)
  const corrects = await write(db, paid)

  const numbers: string[] = []
  for (const amountCents of [4321, 10_579]) {
    const refundId = await insertRefund(db, paid.paymentId, { amount_cents: amountCents })
    const note = { refundId, paymentId: paid.paymentId, amountCents, at: AT }
    numbers.push(await db.transaction().execute((tx) => writeCreditNote(tx, note)))
  }

  expect(numbers).toEqual(['PVC-2627-0000001', 'PVC-2627-0000002'])
  const all = await invoicesOf(db, paid.readerId, 'PV')
  const invoice = all.find(({ kind }) => kind === 'invoice')
  const notes = all.filter(({ kind }) => kind === 'credit-note')
  expect(notes).toMatchObject([{ corrects }, { corrects }])
  for (const field of ['gross_cents', 'taxable_cents', 'cgst_cents', 'sgst_cents'] as const) {
    expect(notes.reduce((sum, note) => sum + note[field], 0)).toBe(invoice?.[field])
  }
})

test('a refund of a payment that bought nothing gets a credit note without tax', async () => {
  const db = await openShop()
  const paid = await pay(db)
  const refundId = await insertRefund(db, paid.paymentId)

  const note = { refundId, paymentId: paid.paymentId, amountCents: 14_900, at: AT }
  const number = await db.transaction().execute((tx) => writeCreditNote(tx, note))

  expect(await invoiceOf(db, paid.readerId, number)).toMatchObject({
    kind: 'credit-note',
    corrects: null,
    plan_name: 'Belakindi Digital',
    gross_cents: 14_900,
    taxable_cents: 14_900,
    rate: 0,
  })
})
