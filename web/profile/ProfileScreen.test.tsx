// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { signIn } from '#server/auth/testing.ts'
import { serverWithIssues } from '#server/issues/testing.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

const EMAIL = 'kavya@example.com'

async function openProfile(existing?: TestServer, state?: object) {
  const server = await signedInServer(EMAIL, existing)
  const app = await openApp('/profile', server, state && { usr: state, key: 'here' })
  await screen.findByText(EMAIL)
  return app
}

const edit = (field: string) => screen.getByRole('button', { name: `Edit ${field}` })
const save = () => screen.getByRole('button', { name: 'Save' })

function codeIn({ inbox }: TestServer, to: string): string {
  const [newest] = inbox.messages(to)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

test('missing details are shown with placeholders', async () => {
  await openProfile()
  screen.getByText('User name')
  screen.getByText('Not provided')
})

test('the name is changed, and an empty one refused', async () => {
  const { user } = await openProfile()
  await user.click(edit('Name'))
  const box = screen.getByRole('textbox', { name: 'Name' })
  expect(document.activeElement).toBe(box)
  await user.type(box, '   ')
  await user.click(save())
  screen.getByText('Please enter a valid name')

  await user.clear(box)
  await user.type(box, 'Kavya')
  await user.click(save())

  await screen.findByText('Name updated successfully')
  await screen.findByText('Kavya')
  expect(document.activeElement).toBe(edit('Name'))
})

test('a name that could not be saved stays in its field', async () => {
  const { user, server } = await openProfile()
  await user.click(edit('Name'))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kavya')
  vi.spyOn(server.app, 'request').mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(save())
  await screen.findByText('Failed to update name. Please try again.')
})

test.each([
  ['', 'Please enter a valid phone number'],
  ['98765', 'Please enter a valid 10-digit phone number'],
  ['1234567890', 'Please enter a valid 10-digit phone number'],
])('the mobile number %j is refused', async (typed, words) => {
  const { user } = await openProfile()
  await user.click(edit('Mobile'))
  if (typed) await user.type(screen.getByRole('textbox', { name: 'Mobile' }), typed)
  await user.click(save())
  screen.getByText(words)
})

test('a mobile number is changed by its OTP, and shown on return', async () => {
  const { user, server } = await openProfile()
  await user.click(edit('Mobile'))
  await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '98765 43210')
  await user.click(save())

  await screen.findByRole('heading', { name: 'Verification' })
  await screen.findByText('Please check your phone for the OTP')
  const change = await screen.findByRole('link', { name: 'Change' })
  expect(change.getAttribute('href')).toBe('/profile')
  await user.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste(codeIn(server, '+919876543210'))
  await user.click(screen.getByRole('button', { name: 'Verify' }))

  await expect.poll(() => window.location.pathname).toBe('/profile')
  await screen.findByText('+91 9876543210')
  expect(window.history.state.usr).toEqual({ fromOTP: true })
  // The profile first, then this entry, which has replaced that of the OTP screen.
  expect(window.history.state.idx).toBe(1)
  expect(sessionStorage.getItem('UserPreAuthData')).toBeNull()
})

test('an e-mail address is changed by its OTP; a bad one is refused', async () => {
  const { user, server } = await openProfile()
  await user.click(edit('Email'))
  const box = screen.getByRole('textbox', { name: 'Email' })
  await user.clear(box)
  await user.type(box, 'new@')
  await user.click(save())
  screen.getByText('Please enter a valid email address')

  const requests = vi.spyOn(server.app, 'request')
  await user.type(box, 'example.com')
  await user.click(save())
  await screen.findByRole('heading', { name: 'Verification' })
  const sent = requests.mock.calls
    .map(([request]) => request)
    .find((one) => one instanceof Request && one.url.endsWith('/auth/change-email'))
  expect(sent instanceof Request && sent.headers.get('redirecturl')).toMatch(/\/profile$/)
  await user.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste(codeIn(server, 'new@example.com'))
  await user.click(screen.getByRole('button', { name: 'Verify' }))

  await screen.findByText('Logged in as new@example.com')
})

test('a contact of another account is refused with a message', async () => {
  const { user, server } = await openProfile()
  await signIn(server, 'taken@example.com')
  await user.click(edit('Email'))
  await user.clear(screen.getByRole('textbox', { name: 'Email' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'taken@example.com')
  await user.click(save())
  await screen.findByText('This email address belongs to another account.')
})

test.each([
  ['Mobile', '9876543210', 'Failed to update phone number. Please try again.'],
  ['Email', 'new@example.com', 'Failed to update email. Please try again.'],
])('a failed change of contact shows an error: %s', async (field, typed, words) => {
  const { user, server } = await openProfile()
  await user.click(edit(field))
  await user.clear(screen.getByRole('textbox', { name: field }))
  await user.type(screen.getByRole('textbox', { name: field }), typed)
  vi.spyOn(server.app, 'request').mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(save())
  await screen.findByText(words)
})

test('a preferred edition that could not be saved shows an error', async () => {
  const { user, server } = await openProfile(await serverWithIssues())
  await screen.findByText('The paper opens with this edition once you subscribe.')
  await user.click(edit('Preferred edition'))
  const box = await screen.findByRole('combobox', { name: 'Preferred edition' })
  await waitFor(() => expect(box.querySelectorAll('option')).toHaveLength(2))
  await user.selectOptions(box, '5')
  vi.spyOn(server.app, 'request').mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(save())
  await screen.findByText('Something went wrong while updating preferences')
})

test('the preferred edition is chosen and saved', async () => {
  const { user } = await openProfile(await serverWithIssues())
  await user.click(edit('Preferred edition'))
  const box = await screen.findByRole('combobox', { name: 'Preferred edition' })
  const other = await within(box).findByRole<HTMLOptionElement>('option', {
    name: 'Bengaluru Rural',
  })
  await user.selectOptions(box, other.value)
  await user.click(save())

  await screen.findByText('Preferences updated successfully')
  screen.getByText('Bengaluru Rural', { ignore: 'option' })
  expect(localStorage.getItem('preferredEditionId')).toBe('5')
})

test('a newsletter consent can be withdrawn', async () => {
  const { user, server } = await openProfile()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /top news of the day/ })
  const was = box.checked
  await user.click(box)
  expect(box.checked).toBe(!was)
  const { db } = server.services
  await waitFor(async () =>
    expect(await db.selectFrom('consent').selectAll().execute()).toMatchObject([
      { act: 'profile' },
    ]),
  )
})

test('a device elsewhere is signed out', async () => {
  const { user, server } = await openProfile()
  expect(screen.queryByRole('button', { name: /^Sign out of all/ })).toBeNull()
  server.clock.moveTo(new Date(server.clock.now().getTime() + MINUTE_MS))
  await signIn(server, EMAIL)
  await user.click(screen.getByRole('tab', { name: 'Subscriptions' }))
  await screen.findByText('You have no plan yet')
  await user.click(screen.getByRole('tab', { name: 'Personal Information' }))

  const there = within(await screen.findByRole('region', { name: 'Devices signed in' }))
  await user.click(await there.findByRole('button', { name: 'Sign out of all other devices' }))
  await screen.findByText('Signed out there')
  await waitFor(() => expect(there.getAllByRole('listitem')).toHaveLength(1))
  there.getByText(/^This device/)
})

test('the welcome popup leads to a notice to verify the information', async () => {
  await openProfile(undefined, { showPersonalInfoPopup: true })
  screen.getByText('Please verify your information')
})

test('a visitor is redirected to the front page', async () => {
  await openApp('/profile')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
