// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkout } from '../accesstype/testing.ts'
import {
  buyPlan,
  openShop,
  path,
  press,
  reviewPlan,
  shopOfReader,
  tracked,
} from '../plans/testing.ts'
import { storage } from '../session/storage.ts'
import { openApp } from '../testing.tsx'

beforeEach(() => {
  window.dataLayer = []
})

const figure = async (name: string) =>
  (await screen.findByText(name)).closest('div')?.querySelector('dd')?.textContent

test('without a stored plan the review redirects to the plans', async () => {
  await openApp('/review', await shopOfReader())
  await screen.findByRole('heading', { name: 'Choose your plan' })
  expect(path()).toBe('/subscribe')
})

test('the review shows dates, total and who pays', async () => {
  const app = await openApp('/subscribe', await shopOfReader())
  await reviewPlan(app, 'Belakindi Digital', 'Year')

  await screen.findByRole('heading', { level: 1, name: 'Review & Pay' })
  expect(await figure('Start date')).toBe('15 Nov 2026')
  expect(await figure('End date')).toBe('15 Nov 2027')
  expect(await figure('Total')).toBe('₹1,299')
  screen.getByText('Inclusive of all taxes.')
  screen.getByText('Renews automatically at ₹1,299 / Year. You can cancel at any time.')
  await screen.findByText('Logged in as kavya@example.com')
  await press('Logout')
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/subscribe')
})

test('without agreement to the terms nothing is paid', async () => {
  const app = await openApp('/subscribe', await shopOfReader())
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  expect(box.checked).toBe(true)
  await app.user.click(box)

  await app.user.click(await press('Proceed To Pay'))

  await screen.findByText('Please agree to the Terms & Conditions and Privacy Policy to Proceed.')
  expect(tracked('begin_checkout')).toEqual([])
})

test('a payment leads to the success screen, opens the paper and cannot be repeated', async () => {
  const app = await openApp('/subscribe', await shopOfReader())

  await buyPlan(app, 'Belakindi Today', 'Month')

  expect(path()).toBe('/payment-success')
  await waitFor(() => expect(tracked('begin_checkout')).toHaveLength(1))
  expect(tracked('purchase')).toMatchObject([
    { transaction_id: expect.stringMatching(/^pay_/), value: 99 },
  ])
  expect(storage.selectedPlan.read()).toBeUndefined()
  await waitFor(() => expect(storage.user_paid_status.read()).toBe('paid'))
  await waitFor(() => expect(storage.subscriptionData.read()?.active).toBe(true))
})

test('a double click pays once, and is tracked once', async () => {
  const app = await openApp('/subscribe', await shopOfReader())
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')

  await app.user.dblClick(await press('Proceed To Pay'))

  await (await checkout()).payByCard('success')
  await screen.findByRole('heading', { name: 'Payment Successful!' })
  await waitFor(() => expect(tracked('purchase')).toHaveLength(1))
  expect(tracked('begin_checkout')).toHaveLength(1)
  expect(screen.queryByText('A payment is under way in another tab.')).toBeNull()
})

test('going back closes the checkout, and the plan can be paid again', async () => {
  const app = await openApp('/subscribe', await shopOfReader())
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')
  await app.user.click(await press('Proceed To Pay'))
  const { dialog } = await checkout()

  window.history.back()

  await screen.findByRole('heading', { name: 'Choose your plan' })
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  await screen.findByText('Payment cancelled by user.')
  expect(path()).toBe('/subscribe')
  await app.user.click(await press('Review & Pay'))
  await screen.findByText('Total')
  await app.user.click(await press('Proceed To Pay'))
  await (await checkout()).payByCard('success')
  await screen.findByRole('heading', { name: 'Payment Successful!' })
})

test.each([
  ['declined', 'Payment failed. Please try again.'],
  ['cancelled', 'Payment cancelled. Please try again.'],
] as const)(
  'a card that is %s leads to the failure screen, which can retry the payment',
  async (outcome, words) => {
    const app = await openApp('/subscribe', await shopOfReader())
    await reviewPlan(app, 'Belakindi Today', 'Month')
    await screen.findByText('Total')
    await app.user.click(await press('Proceed To Pay'))
    await (await checkout()).payByCard(outcome)

    await screen.findByRole('heading', { name: 'Payment Failed!' })
    screen.getByText(words)
    screen.getByText(
      'Your payment was unsuccessful. Please try again or use a different mode of payment.',
    )
    await waitFor(() => expect(tracked('payment_failed')).toMatchObject([{ reason: words }]))

    await app.user.click(await press('Retry Payment'))
    await (await checkout()).payByCard('success')

    await screen.findByRole('heading', { name: 'Payment Successful!' })
    await waitFor(() => expect(tracked('retry_payment')).toHaveLength(1))
    expect(tracked('purchase')).toHaveLength(1)
  },
)

test.each([
  ['already-subscribed', 409, 'User is not logged in or is already a subscriber.', '/'],
  [
    'unsupported-plan',
    422,
    'Unsupported plan configuration. Please contact support.',
    '/payment-failure',
  ],
  [
    'payment-method-unavailable',
    422,
    'Payment method unavailable. Try a different plan or contact support.',
    '/payment-failure',
  ],
  ['internal', 500, 'Something went wrong, please try again.', '/payment-failure'],
])('a payment refused as %s (%i) shows: %s, at %s', async (code, status, words, where) => {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')
  const real = server.app.request.bind(server.app)
  vi.spyOn(server.app, 'request').mockImplementation(async (input, ...rest) => {
    const isHit = input instanceof Request && input.url.includes('/subscriptions/quote')
    return isHit ? Response.json({ code, message: '' }, { status }) : real(input, ...rest)
  })

  await app.user.click(await press('Proceed To Pay'))

  await screen.findByText(words)
  await waitFor(() => expect(path()).toBe(where))
  await waitFor(() => expect(tracked('begin_checkout')).toHaveLength(1))
  expect(tracked('payment_failed')).toHaveLength(where === '/' ? 0 : 1)
})

test('a price that changed meanwhile is shown again before anything is paid', async () => {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')
  await server.services.db
    .updateTable('plan')
    .set({ price_cents: 12900 })
    .where('id', '=', 'pv-today-month-inr')
    .execute()

  await app.user.click(await press('Proceed To Pay'))

  await screen.findByText('The price of this plan has changed. Please look at it again.')
  const bar = within(await screen.findByRole('region', { name: 'Selected plan' }))
  await bar.findByText('₹129 / Month')
  await app.user.click(await bar.findByRole('button', { name: 'Review & Pay' }))
  expect(await figure('Total')).toBe('₹129')
})

test('closing the checkout shows the failure screen, and Go Back opens the review', async () => {
  const app = await openApp('/subscribe', await shopOfReader())
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await screen.findByText('Total')
  await app.user.click(await press('Proceed To Pay'))
  const { user, screen: dialog } = await checkout()
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  await screen.findByText('Payment cancelled by user.')
  await app.user.click(await press('Go Back'))

  await screen.findByRole('heading', { level: 1, name: 'Review & Pay' })
})

test('an upgrade shows to the paisa what is charged and refunded, and when', async () => {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await buyPlan(app, 'Belakindi Today', 'Month')
  app.unmount()
  server.clock.moveTo(new Date('2026-11-25T12:00:00+05:30'))
  const later = await openApp('/subscribe', server)
  await reviewPlan(later, 'Belakindi Today', 'Year')

  await screen.findByRole('heading', { level: 1, name: 'Change Plan' })
  await screen.findByText('Paid until 15 Dec 2026')
  expect(await figure('Refund for the unused part of your current plan')).toBe('₹66')
  expect(await figure('Charged now')).toBe('₹899')
  screen.getByText(/within 10–15 business days, between 9 Dec 2026 and 16 Dec 2026/)

  await later.user.click(await press('Proceed To Pay'))
  await (await checkout()).payByCard('success')
  await screen.findByText(
    'The refund for your previous plan arrives between 9 Dec 2026 and 16 Dec 2026.',
  )
  await screen.findByText('Subscription Plan Changed Successfully')
  await waitFor(async () => {
    const rows = await server.services.db.selectFrom('sheet_row').selectAll().execute()
    expect(rows).toHaveLength(1)
  })
})

test('a downgrade costs nothing now, and is scheduled for the day after the current plan', async () => {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await buyPlan(app, 'Belakindi Digital', 'Month')
  app.unmount()
  const later = await openApp('/subscribe', server)
  await reviewPlan(later, 'Belakindi Today', 'Month')

  expect(await figure('Charged now')).toBe('₹0')
  expect(await figure('Charged on 15 Dec 2026')).toBe('₹99')
  await later.user.click(await press('Change Plan'))

  const popup = await screen.findByRole('dialog', { name: 'Change Plan Scheduled' })
  expect(popup.textContent).toContain('Belakindi Digital, 15 Dec 2026')
  expect(popup.textContent).toContain('Belakindi Today, 16 Dec 2026')
  expect(popup.textContent).toContain('Charged on 15 Dec 2026₹99')
  await later.user.click(await press('OK'))
  await waitFor(() => expect(path()).toBe('/'))
})

test('a visitor who selected their current plan pays nothing after the login', async () => {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await reviewPlan(app, 'Belakindi Today', 'Month')
  const chosen = storage.selectedPlan.read()
  await waitFor(async () =>
    expect((await press('Proceed To Pay')).hasAttribute('disabled')).toBe(false),
  )
  await app.user.click(await press('Proceed To Pay'))
  await (await checkout()).payByCard('success')
  await screen.findByRole('heading', { name: 'Payment Successful!' })
  app.unmount()

  if (chosen) storage.selectedPlan.write(chosen)
  await openApp('/review', server)

  await screen.findByText('You hold this plan already.')
  expect((await press('Proceed To Pay')).hasAttribute('disabled')).toBe(true)
})

test('a visitor with a chosen plan is sent to the login', async () => {
  const app = await openApp('/subscribe', await openShop())
  await reviewPlan(app, 'Belakindi Today', 'Month')
  await waitFor(() => expect(path()).toBe('/auth'))
  app.unmount()
  await openApp('/review', await openShop())
  await waitFor(() => expect(path()).toBe('/auth'))
})
