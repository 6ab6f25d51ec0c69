// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { readerWith } from '#store/auth/readers.ts'
import { grantComplimentary } from '#store/entitlements.ts'
import { signedInServer } from '../testing.tsx'
import {
  buy,
  EMAIL,
  openSubscriptionsTab,
  passUntil,
  payOnReview,
  subscribedServer,
} from './testing.ts'

test('a reader without a plan sees a link to the plans', async () => {
  await openSubscriptionsTab(await signedInServer(EMAIL))

  await screen.findByText('You have no plan yet')
  expect(screen.getByRole('link', { name: 'See All Plans' }).getAttribute('href')).toBe(
    '/subscribe',
  )
})

test('a renewing plan shows its date, Upgrade and Cancel', async () => {
  const { user } = await openSubscriptionsTab(await subscribedServer('month'))

  await screen.findByRole('heading', { name: 'Plan month' })
  screen.getByText('₹299 / Month')
  screen.getByText('Next Renewal')
  screen.getByText('15 Dec 2026')
  screen.getByRole('button', { name: 'Cancel Renewal' })
  await user.click(screen.getByRole('link', { name: 'Upgrade Plan' }))
  expect(window.location.pathname).toBe('/subscribe')
  expect(window.history.state.usr).toEqual({ fromUpgrade: true })
})

test('a plan for one period shows when it expires', async () => {
  await openSubscriptionsTab(await subscribedServer('once'))

  await screen.findByText('Expires On')
  screen.getByText('This plan does not renew by itself.')
  expect(screen.queryByRole('button', { name: 'Cancel Renewal' })).toBeNull()
})

test('a scheduled change can be cancelled', async () => {
  const server = await subscribedServer('month')
  await buy('light', 'switch')
  const { user } = await openSubscriptionsTab(server)

  const next = within(await screen.findByRole('region', { name: 'Plan light' }))
  next.getByText('Change Plan Scheduled')
  next.getByText('16 Dec 2026')
  next.getByText('Charged On')
  next.getByText('15 Dec 2026')
  const planCard = within(screen.getByRole('region', { name: 'Plan month' }))
  planCard.getByText('Expires On')
  expect(planCard.queryByText('Next Renewal')).toBeNull()
  await user.click(next.getByRole('button', { name: 'Keep My Current Plan' }))

  await screen.findByText('You stay with your current plan.')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Plan light' })).toBeNull())
  await planCard.findByText('Next Renewal')
})

test('a plan whose mandate was revoked at the bank is not called cancelled, and can be renewed', async () => {
  const server = await subscribedServer('month', '4000000000007080')
  await passUntil(server, '2026-11-20T12:00:00+05:30')
  const app = await openSubscriptionsTab(server)

  await screen.findByText(/stopped at your bank. It ends on 15 Dec 2026, unless you renew it/)
  expect(screen.queryByText('Current Active Plan. Cancelled by you.')).toBeNull()
  await app.user.click(screen.getByRole('link', { name: 'Renew Now' }))
  await screen.findByRole('heading', { name: 'Review & Pay', level: 1 })
  await payOnReview(app)
  const subscriptions = await server.services.db
    .selectFrom('subscription')
    .select(['state', 'end_date'])
    .execute()
  expect(subscriptions).toEqual([{ state: 'active', end_date: '2027-01-15' }])
})

test('refunds show their progress, and every payment has an invoice', async () => {
  const server = await subscribedServer('month')
  await buy('year', 'switch')
  await openSubscriptionsTab(server)

  await screen.findByText('Unused part of Plan month')
  screen.getByText(/^Requested on 15 Nov 2026. Expected by 4 Dec 2026.$/)
  await screen.findByText('Credit note: Plan month')
  expect(screen.getAllByRole('button', { name: /^PDF PV/ })).toHaveLength(3)
})

test('a refund is shown as delayed, and one that was paid by bank transfer with its reference', async () => {
  const server = await subscribedServer('month')
  await buy('year', 'switch')
  const { db } = server.services
  await db.updateTable('refund').set({ state: 'manual', manual_since: 0 }).execute()
  const refund = await db.selectFrom('refund').selectAll().executeTakeFirstOrThrow()
  const transfer = { transferred_on: IssueDate.parse('2026-12-08'), transfer_reference: 'UTR12345' }
  await db
    .insertInto('refund')
    .values({ ...refund, id: 'transferred', state: 'processed', processed_at: 0, ...transfer })
    .execute()

  await openSubscriptionsTab(server)

  await screen.findByText('It is taking longer than it should. We are seeing to it.')
  screen.getByText('Paid by bank transfer on 8 Dec 2026.')
  screen.getByText('Reference: UTR12345')
})

test('complimentary access is not shown as a plan', async () => {
  const server = await signedInServer(EMAIL)
  const { db, clock } = server.services
  const readerId = await readerWith(db, { kind: 'email', value: EMAIL })
  await grantComplimentary(db, readerId ?? '', {
    archival_access: -1,
    early_access: false,
    starts_at: clock.now(),
    ends_at: null,
  })
  await openSubscriptionsTab(server)

  await screen.findByText('The paper is open to you')
})

// Last, because it moves the clock by a month: the sign-in of a test after it sometimes never finished.
test('an ended plan is shown as the last one', async () => {
  const server = await subscribedServer('once')
  await passUntil(server, '2026-12-20T12:00:00+05:30')
  await openSubscriptionsTab(server)

  await screen.findByText('Expired On')
  screen.getByText('Last Plan')
  screen.getByRole('link', { name: 'See All Plans' })
})
