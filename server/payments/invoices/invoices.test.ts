import { expect, test } from 'vitest'
import { type Invoice, listInvoices } from '#contract/invoices.ts'
import { marksOf } from '#press/read/testing.ts'
import { invoiceOfPayment, recordSeller } from '#store/payments/invoices.ts'
import { browserOn } from '../../auth/testing.ts'
import { type Member, openShop } from '../testing.ts'
import { shape } from './pdf/shape.ts'

const PATH = listInvoices.path

async function invoicesOf({ browser }: Member): Promise<Invoice[]> {
  return (await (await browser.send('GET', PATH)).json()).invoices
}

async function textOf({ browser }: Member, number: string, language = ''): Promise<string> {
  const response = await browser.send('GET', `${PATH}/${number}.pdf${language}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { glyphs } = await marksOf(new Uint8Array(await response.arrayBuffer()))
  return glyphs.map(({ text }) => text).join('')
}

async function buyer() {
  const shop = await openShop()
  const member = await shop.member()
  expect((await member.buy('month')).status).toBe(200)
  return { shop, member }
}

test('a payment has an invoice, whose price includes the tax', async () => {
  const { member } = await buyer()

  expect(await invoicesOf(member)).toEqual([
    {
      number: 'PV-2627-0000001',
      kind: 'invoice',
      corrects: null,
      payment_id: expect.any(String),
      plan_name: 'Plan month',
      period_start: '2026-11-15',
      period_end: '2026-12-15',
      currency: 'INR',
      gross_cents: 29_900,
      taxable_cents: 25_339,
      cgst_cents: 2280,
      sgst_cents: 2281,
      igst_cents: 0,
      issued_at: expect.stringMatching(/^2026-11-15T06:30/),
    },
  ])
})

test('an invoice can be downloaded in Kannada and in English', async () => {
  const { member } = await buyer()

  const kannada = await textOf(member, 'PV-2627-0000001')
  for (const words of ['ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್', '15 ನವೆಂಬರ್ 2026', 'ಕೇಂದ್ರ ಜಿಎಸ್‌ಟಿ 9%', '₹ 22.80', '₹ 299.00']) {
    expect(kannada).toContain(words)
  }
  const english = await textOf(member, 'PV-2627-0000001', '?language=en')
  for (const words of ['Tax invoice', 'GSTIN: 29AAAAA0000A1ZY', 'SGST 9%', '₹ 22.81', '998431']) {
    expect(english).toContain(words)
  }
  expect(english).toContain('Place of supply: Karnataka (29)')
  expect(english).toContain('kavya@example.com')
})

test('an invoice states its total in words and the reference of the payment', async () => {
  const { shop, member } = await buyer()
  const { provider_payment_id: reference } = await shop.services.db
    .selectFrom('payment')
    .select('provider_payment_id')
    .executeTakeFirstOrThrow()

  const english = await textOf(member, 'PV-2627-0000001', '?language=en')
  expect(english).toContain('Amount in wordsRupees two hundred and ninety-nine only')
  expect(english).toContain(`Payment reference${reference}`)
  const kannada = await textOf(member, 'PV-2627-0000001')
  expect(kannada).toContain('ಇನ್ನೂರ ತೊಂಬತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ')
})

test('a refund gets a credit note that names its invoice', async () => {
  const { shop, member } = await buyer()
  expect((await member.buy('year', 'switch')).status).toBe(200)
  await shop.run()

  const notes = (await invoicesOf(member)).filter(({ kind }) => kind === 'credit-note')

  expect(notes).toMatchObject([{ number: 'PVC-2627-0000001', corrects: 'PV-2627-0000001' }])
  const text = await textOf(member, 'PVC-2627-0000001', '?language=en')
  expect(text).toContain('Credit note')
  expect(text).toContain('Against invoicePV-2627-0000001')
})

test('a payment in dollars is invoiced as an export', async () => {
  const shop = await openShop()
  const member = await shop.member()
  await member.buy('dollars')

  const text = await textOf(member, 'PV-2627-0000001', '?language=en')

  expect(text).toContain('Place of supply: Outside India')
  expect(text).toContain('IGST 18%US$ 1.52')
  expect(text).toContain('TotalUS$ 9.99')
})

test('a reader sees only their own invoices, and a visitor sees none', async () => {
  const { shop, member } = await buyer()
  const other = await shop.member('other@example.com')

  expect(await invoicesOf(other)).toEqual([])
  const url = `${PATH}/PV-2627-0000001.pdf`
  expect((await other.browser.send('GET', url)).status).toBe(404)
  expect((await browserOn(shop).send('GET', url)).status).toBe(401)
  expect((await browserOn(shop).send('GET', PATH)).status).toBe(401)
  expect((await member.browser.send('GET', url)).status).toBe(200)
})

test.each(['PV-2627-0000002.pdf', "PV'--.pdf", 'PV-2627-0000001', 'a.pdf?language=fr'])(
  'there is no invoice %s',
  async (file) => {
    const { member } = await buyer()
    const response = await member.browser.send('GET', `${PATH}/${file}`)
    expect(response.status).toBeOneOf([400, 404])
  },
)

test('an invoice shows the seller at the time of the payment', async () => {
  const { shop, member } = await buyer()
  const { db, clock } = shop.services
  const [{ payment_id: paymentId } = { payment_id: '' }] = await invoicesOf(member)
  const issuedAt = (await invoiceOfPayment(db, paymentId))?.issued_at ?? 0
  const moved = { name: 'New Owners', address: 'Elsewhere', gstin: '29AAAAA0000A1ZY', state: 'Goa' }
  await recordSeller(db, 'PV', moved, new Date(issuedAt + 1))
  await recordSeller(db, 'PV', moved, clock.now())

  expect(await textOf(member, 'PV-2627-0000001')).toContain('Broadsheet Sample Publications')
  expect(await db.selectFrom('seller').select('since').execute()).toHaveLength(2)
})

test('Kannada conjuncts are drawn as one glyph', () => {
  const glyphsIn = (text: string) => shape(text, 'regular').map(({ glyphs }) => glyphs.length)
  expect(glyphsIn('ಕ್ಷಿ')).toEqual([1])
  expect(glyphsIn('ಜ್ಞ')).toEqual([1])
  expect(glyphsIn('ಬೆಲೆ ₹99')).toEqual([2, 1, 1, 2])
  expect(glyphsIn('日')).toEqual([1])
})
