import { expect, test } from 'vitest'
import { getEntitlement } from '#contract/entitlement.ts'
import { faultsInBooks } from '#server/payments/books-testing.ts'
import { openShop } from '#server/payments/testing.ts'
import { actsIn, operatorAt } from '../testing.ts'

async function shopWithBuyer() {
  const shop = await openShop()
  const { db, clock } = shop.services
  const member = await shop.member()
  await member.buy('month')
  const operator = operatorAt({ db, now: () => clock.now() })
  const type = (...args: string[]) => operator.type('subscriptions', ...args)
  const acts = () => actsIn(db)
  return { shop, member, type, acts, db }
}

const WHY = ['--why', 'Asked by letter']

test('show prints plans, payments, invoices and what operators did', async () => {
  const { type } = await shopWithBuyer()
  await type('cancel', 'kavya@example.com', ...WHY)

  const shown = await type('show', 'kavya@example.com')

  expect(shown).toContain(
    'PV Plan month INR 299.00, cancel_at_period_end, 2026-11-15 to 2026-12-15',
  )
  expect(shown).toContain('INR 299.00, captured for subscription, sandbox pay_')
  expect(shown).toContain('PV-2627-0000001 2026-11-15 INR 299.00')
  expect(shown).toMatch(/2026-11-15 asha: cancel .* \(Asked by letter\)/)
})

test('a refund by invoice number reaches the reader, and the books balance', async () => {
  const { shop, type, acts, db, member } = await shopWithBuyer()

  const report = await type('refund', 'PV-2627-0000001', '--amount', '100.50', ...WHY)

  expect(report).toMatch(
    /^INR 100\.50 of payment .* will be refunded: refund .*, credit note PVC-2627-0000001\.$/,
  )
  await shop.run()
  expect(await db.selectFrom('refund').select(['state', 'amount_cents']).execute()).toEqual([
    { state: 'processed', amount_cents: 10_050 },
  ])
  expect(await member.first()).toMatchObject({ active: true })
  expect(await acts()).toMatchObject([
    { who: 'asha', what: 'refund', why: 'Asked by letter', reader_id: member.readerId },
  ])
  expect(await faultsInBooks(db)).toEqual([])
})

test('without an amount all that is left is refunded, and nothing after that', async () => {
  const { shop, type, db } = await shopWithBuyer()
  await type('refund', 'PV-2627-0000001', '--amount', '100', ...WHY)

  expect(await type('refund', 'PV-2627-0000001', ...WHY)).toContain('INR 199.00')
  await expect(type('refund', 'PV-2627-0000001', ...WHY)).rejects.toThrow('is left to refund')

  await shop.run()
  expect(await faultsInBooks(db)).toEqual([])
})

test('an operator can grant access to a reader', async () => {
  const { shop, type, acts } = await shopWithBuyer()
  const other = await shop.member('other@example.com')

  await type(
    'grant',
    'other@example.com',
    '--archive',
    '-1',
    '--days',
    '30',
    ...WHY,
    '--who',
    'ravi',
  )

  const entitlement = await (await other.browser.send('GET', getEntitlement.path)).json()
  expect(entitlement).toMatchObject({ kind: 'subscriber', ArchivalAccess: -1 })
  expect(await acts()).toMatchObject([{ who: 'ravi', what: 'grant', reader_id: other.readerId }])
})

test('an export is CSV, and the audit log has it', async () => {
  const { member, type, acts } = await shopWithBuyer()
  const reason = { 'Email-ID': 'kavya@example.com', Reason: 'Others', Message: '=HYPERLINK("x")' }
  await member.browser.send('POST', '/sheets/cancellations', reason)

  const csv = await type('export', 'cancellations', ...WHY)

  const [head, row] = csv.split('\r\n')
  expect(head).toBe('at,reader_id,Email-ID,Reason,Message')
  expect(row).toContain(`kavya@example.com,Others,"'=HYPERLINK(""x"")"`)
  expect(await acts()).toMatchObject([{ what: 'export', reader_id: null }])
})

test('exported subscriptions have the contact of the reader', async () => {
  const { type } = await shopWithBuyer()
  expect(await type('export', 'subscriptions', ...WHY)).toContain(',kavya@example.com')
})

test.each(['payments', 'refunds', 'invoices', 'plan-changes', 'audit'])(
  '%s can be exported',
  async (name) => {
    const { type } = await shopWithBuyer()
    expect(await type('export', name, ...WHY)).toBeTypeOf('string')
  },
)

test.each([
  [['cancel', 'kavya@example.com'], "required option '--why <reason>' not specified"],
  [['cancel', 'kavya@example.com', '--why', ' '], 'Say why'],
  [['cancel', 'nobody@example.com', ...WHY], 'Nobody has signed in with nobody@example.com yet.'],
  [['refund', 'PV-2627-0000009', ...WHY], 'There is no payment PV-2627-0000009.'],
  [['refund', 'PV-2627-0000001', '--amount', '299.01', ...WHY], 'to what is left, INR 299.00'],
  [['refund', 'PV-2627-0000001', '--amount', '1e3', ...WHY], '--amount must be'],
  [['export', 'everything', ...WHY], 'Name one of subscriptions, payments'],
  [['exprt'], 'Did you mean export?'],
])('%j is refused with a reason and changes nothing', async (args, message) => {
  const { type, acts, db } = await shopWithBuyer()

  await expect(type(...args)).rejects.toThrow(message)

  expect(await acts()).toEqual([])
  expect(await db.selectFrom('refund').selectAll().execute()).toEqual([])
})
