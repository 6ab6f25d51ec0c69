// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { CallError } from '#contract/call-error.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { checkout, openAccesstype, orderOf, planWith } from './testing.ts'

const MONTH = 'pv-today-month-inr'
const YEAR = 'pv-today-year-inr'

test('plans come with their groups, the shortest first, then the cheapest', async () => {
  const { accesstype } = await openAccesstype()
  const plans = await accesstype.getSubscriptionPlans()
  const order = plans.map(({ duration_unit, duration_length, price_cents }) => ({
    months: (duration_unit === 'year' ? 12 : 1) * duration_length,
    price_cents,
  }))
  expect(plans.length).toBeGreaterThan(4)
  expect(order).toEqual(
    order.toSorted((a, b) => a.months - b.months || a.price_cents - b.price_cents),
  )
  expect(
    plans.every(({ group, subscription_group_id }) => group?.id === subscription_group_id),
  ).toBe(true)
})

test('a reader pays at the checkout and has the plan', async () => {
  const { accesstype } = await openAccesstype()
  const plan = await planWith(accesstype, MONTH)
  const { razorpay } = await accesstype.getPaymentOptions(plan.price_cents, plan)
  expect(razorpay?.action).toBe('pay')

  const proceeding = razorpay?.proceed(orderOf(plan))
  await (await checkout()).payByCard('success')

  const bought = await proceeding
  expect(bought?.subscription).toMatchObject({
    subscription_plan_id: MONTH,
    active: true,
    cancellable: true,
    plan_amount_cents: plan.price_cents,
    payment_id: expect.stringMatching(/^pay_/),
    subscriber_id: expect.any(String),
  })
  const { subscriptions } = await accesstype.getSubscriptions()
  expect(subscriptions[0]?.id).toBe(bought?.subscription.id)
  expect(document.body.children).toHaveLength(0)
})

test('the checkout can be paid by UPI', async () => {
  const { accesstype } = await openAccesstype()
  const proceeding = accesstype.proceed(orderOf(await planWith(accesstype, MONTH)))
  const { user, screen } = await checkout()
  await user.click(screen.getByLabelText('UPI'))
  await user.type(screen.getByLabelText('UPI id'), 'success@razorpay')
  await user.click(screen.getByRole('button', { name: 'Pay ₹99' }))
  expect((await proceeding).subscription.active).toBe(true)
})

test("closing the checkout throws 'dismissed', and the reader has no plan", async () => {
  const { accesstype } = await openAccesstype()
  const proceeding = accesstype.proceed(orderOf(await planWith(accesstype, MONTH)))
  const { user, screen } = await checkout()
  await Promise.all([
    expect(proceeding).rejects.toThrow('Payment cancelled by user.'),
    user.click(screen.getByRole('button', { name: 'Close' })),
  ])
  const { subscriptions } = await accesstype.getSubscriptions()
  expect(subscriptions.filter(({ active }) => active)).toEqual([])
})

test.each([
  ['declined', 'Payment failed. Please try again.'],
  ['insufficient-funds', 'Payment failed. Please try again.'],
  ['cancelled', 'Payment cancelled. Please try again.'],
] as const)('the card "%s" throws "%s"', async (outcome, message) => {
  const { accesstype } = await openAccesstype()
  const proceeding = accesstype.proceed(orderOf(await planWith(accesstype, MONTH)))
  const { payByCard } = await checkout()
  await Promise.all([expect(proceeding).rejects.toThrow(message), payByCard(outcome)])
})

test.each([
  ['1234', true],
  ['12', false],
])('with the one-time password %s the payment passes: %s', async (otp, passes) => {
  const { accesstype } = await openAccesstype()
  const proceeding = accesstype.proceed(orderOf(await planWith(accesstype, MONTH))).then(
    ({ subscription }) => subscription.active,
    () => false,
  )
  const { user, screen, payByCard } = await checkout()
  await payByCard('otp-step')
  await user.type(await screen.findByLabelText('One-time password'), otp)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await proceeding).toBe(passes)
})

test('an invalid card number is not sent', async () => {
  const { accesstype } = await openAccesstype()
  const proceeding = accesstype.proceed(orderOf(await planWith(accesstype, MONTH)))
  const { user, screen, payByCard } = await checkout()
  await user.click(screen.getByRole('button', { name: 'Pay ₹99' }))
  expect(screen.getByRole('alert').textContent).toBe('Enter a card number')
  await payByCard('success')
  await proceeding
})

test('when the browser receives no result, the webhook alone completes the purchase', async () => {
  const { accesstype, server } = await openAccesstype()
  const proceeding = accesstype.proceed(orderOf(await planWith(accesstype, MONTH)))
  const { user, screen, payByCard } = await checkout()
  await payByCard('callback-lost')
  await screen.findByText(/may still go through/)
  await Promise.all([
    expect(proceeding).rejects.toThrow('Your payment is not confirmed yet.'),
    user.click(screen.getByText('Close')),
  ])
  await runDueJobs(server.services)
  const { subscriptions } = await accesstype.getSubscriptions()
  expect(subscriptions[0]).toMatchObject({ active: true, subscription_plan_id: MONTH })
})

test('a plan is changed upwards by paying and downwards without', async () => {
  const { accesstype } = await openAccesstype()
  const month = await planWith(accesstype, MONTH)
  const year = await planWith(accesstype, YEAR)
  const buying = accesstype.proceed(orderOf(month))
  await (await checkout()).payByCard('success')
  await buying

  const { razorpay } = await accesstype.getPaymentOptions(year.price_cents, year, 'switch')
  const upgrading = razorpay?.proceed(orderOf(year))
  await (await checkout()).payByCard('success')
  expect((await upgrading)?.subscription).toMatchObject({
    subscription_plan_id: YEAR,
    status: 'active',
  })

  const { subscription } = await accesstype.proceed({ ...orderOf(month), type: 'switch' })
  expect(subscription).toMatchObject({
    subscription_plan_id: MONTH,
    status: 'scheduled',
    payment_id: null,
  })
  const { subscriptions } = await accesstype.getSubscriptions()
  expect(subscriptions[0]?.subscription_plan_id).toBe(YEAR)
})

test('a renewal is cancelled', async () => {
  const { accesstype } = await openAccesstype()
  const buying = accesstype.proceed(orderOf(await planWith(accesstype, MONTH)))
  await (await checkout()).payByCard('success')
  const { id } = (await buying).subscription
  const { subscription } = await accesstype.cancelSubscription(id)
  expect(subscription).toMatchObject({ id, active: true, cancellable: false })
})

test('an invalid token is refused', async () => {
  const { accesstype } = await openAccesstype()
  await accesstype.setUser({ accesstypeJwt: 'forged', isLoggedIn: true })
  await expect(accesstype.getSubscriptions()).rejects.toMatchObject({ code: 'login-required' })
  await expect(accesstype.getSubscriptions()).rejects.toBeInstanceOf(CallError)
})
