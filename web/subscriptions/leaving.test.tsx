// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { API_BASE } from '#contract/route.ts'
import { CancelReason } from '#contract/sheets.ts'
import { cancelSubscription } from '#contract/subscriptions.ts'
import type { TestServer } from '../testing.tsx'
import { openSubscriptionsTab, passUntil, subscribedServer } from './testing.ts'

async function beginLeaving(server: TestServer) {
  const app = await openSubscriptionsTab(server)
  await app.user.click(await screen.findByRole('button', { name: 'Cancel Renewal' }))
  return { ...app, dialog: within(await screen.findByRole('dialog')) }
}

const reasonsKept = async ({ services }: TestServer) =>
  (await services.db.selectFrom('sheet_row').select('data').execute()).map(({ data }) =>
    JSON.parse(data),
  )

const eventsOf = (name: string) =>
  (window.dataLayer ?? []).filter((one) => 'event' in one && one.event === name)

test('a reader cancels in two presses, keeps access until the end, and can undo it', async () => {
  window.dataLayer = []
  const server = await subscribedServer('month')
  const { user, dialog } = await beginLeaving(server)
  dialog.getByText('You can read until 15 Dec 2026. After that nothing is charged.')

  await user.click(dialog.getByRole('radio', { name: 'Too expensive' }))
  const since = performance.now()
  await user.click(dialog.getByRole('button', { name: 'Confirm Cancellation' }))
  await dialog.findByRole('button', { name: 'Cancelling...' })

  const done = await screen.findByRole('dialog', { name: 'Subscription cancelled successfully' })
  expect(performance.now() - since).toBeGreaterThan(4900)
  within(done).getByText(/^You have access until 15 Dec 2026\./)
  await user.click(within(done).getByRole('button', { name: 'OK' }))
  screen.getByText('Current Active Plan. Cancelled by you.')
  screen.getByText('Expires On')
  screen.getByRole('link', { name: 'See All Plans' })
  expect(await reasonsKept(server)).toEqual([
    { 'Email-ID': 'kavya@example.com', Reason: 'too expensive', Message: '' },
  ])
  await waitFor(() =>
    expect(eventsOf('initiate_cancellation')).toEqual([
      expect.objectContaining({
        value: 299,
        items: [expect.objectContaining({ item_id: 'month', item_name: 'Plan month' })],
      }),
    ]),
  )
  expect(JSON.parse(sessionStorage.getItem('subscriptionData') ?? '')).toMatchObject({
    active: true,
    cancellable: false,
  })
  expect(sessionStorage.getItem('user_paid_status')).toBe('paid')

  await user.click(screen.getByRole('button', { name: 'Keep My Plan' }))
  await screen.findByText('You keep your plan. It renews on 15 Dec 2026.')
  await screen.findByText('Next Renewal')
})

test('a reason is required, and a text for Others', async () => {
  const server = await subscribedServer('month')
  const { user, dialog } = await beginLeaving(server)
  expect(dialog.getAllByRole('radio')).toHaveLength(CancelReason.options.length)
  const confirm = dialog.getByRole('button', { name: 'Confirm Cancellation' })

  await user.click(confirm)
  dialog.getByText('Select a reason to continue')
  await user.click(dialog.getByRole('radio', { name: 'Others' }))
  dialog.getByText('Enter the reason to continue')
  await user.type(dialog.getByLabelText('Your reason'), '  I am moving abroad ')
  expect(dialog.queryByText('Enter the reason to continue')).toBeNull()
  await user.click(confirm)

  await screen.findByRole('dialog', { name: 'Subscription cancelled successfully' })
  expect(await reasonsKept(server)).toMatchObject([
    { Reason: 'Others', Message: 'I am moving abroad' },
  ])
})

test.each([
  ['2026-11-16T12:00:00+05:30', 'till 29 days (15/12/2026)'],
  ['2026-12-14T08:00:00+05:30', 'till tomorrow'],
  ['2026-12-15T08:00:00+05:30', 'till today'],
])('a cancellation in another tab is shown at %s', async (time, till) => {
  const server = await subscribedServer('month')
  await passUntil(server, time)
  const { user, dialog } = await beginLeaving(server)
  await cancelElsewhere()

  await user.click(dialog.getByRole('radio', { name: 'Website hard to use' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm Cancellation' }))

  await screen.findByText(
    `Subscription is already cancelled, you still have access to the app ${till}`,
  )
  await screen.findByText('Current Active Plan. Cancelled by you.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await reasonsKept(server)).toEqual([])
})

test('without an answer nothing is cancelled, and the reader can try again', async () => {
  const server = await subscribedServer('month')
  const { user, dialog } = await beginLeaving(server)
  await user.click(dialog.getByRole('radio', { name: 'Too expensive' }))
  const lost = vi.spyOn(server.app, 'request').mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(dialog.getByRole('button', { name: 'Confirm Cancellation' }))
  await dialog.findByText('Something went wrong, please try again.')

  lost.mockRestore()
  await user.click(dialog.getByRole('button', { name: 'Confirm Cancellation' }))
  await screen.findByRole('dialog', { name: 'Subscription cancelled successfully' })
})

test('closing the dialog keeps the plan', async () => {
  const { user, dialog } = await beginLeaving(await subscribedServer('month'))
  await user.click(dialog.getByRole('button', { name: 'Keep My Plan' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText('Next Renewal')
})

/** By the session alone, as another device would. */
async function cancelElsewhere(): Promise<void> {
  const { id } = JSON.parse(sessionStorage.getItem('subscriptionData') ?? '')
  const path = API_BASE + cancelSubscription.path.replace(':id', id)
  const jwt = localStorage.getItem('jwt_token') ?? ''
  await fetch(`${path}?jwt=${jwt}`, { method: 'PUT', headers: { rid: 'session' } })
}
