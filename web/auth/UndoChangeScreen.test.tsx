// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { moveOn } from '#server/auth/code-testing.ts'
import { undo, undoTokenSentTo } from '#server/auth/contact-change-testing.ts'
import { browserOn, signIn } from '#server/auth/testing.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createTestServer } from '#server/testing.ts'
import { changeContact } from '#store/auth/contact-change.ts'
import { requestContactRecovery } from '#store/auth/contact-recovery.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

const OLD = '+919876543210'
const NEW = '+919876543211'

/** Makes the change in the store, because these tests have one browser with one set of cookies. */
async function changedNumber(existing?: TestServer) {
  const server = existing ?? (await createTestServer())
  const { services, clock } = server
  if (!existing) await signIn(server, OLD)
  const { handle, reader_id } = await services.db
    .selectFrom('session')
    .select(['handle', 'reader_id'])
    .executeTakeFirstOrThrow()
  await changeContact(services.db, {
    readerId: reader_id,
    sessionHandle: handle,
    deviceHashes: [],
    address_prefix: '203.0',
    contact: { kind: 'phone', value: NEW },
    now: clock.now(),
  })
  await runDueJobs(services)
  const token = undoTokenSentTo(server, OLD)
  const numbers = async () => {
    const methods = await server.services.db.selectFrom('login_method').select('value').execute()
    return methods.map(({ value }) => value)
  }
  return { server, token, numbers }
}

const open = ({ server, token }: { server: TestServer; token: string }) =>
  openApp(`/auth/undo-change?token=${token}`, server)

test('the link asks for confirmation; the button restores the old number and opens the login', async () => {
  const changed = await changedNumber()
  const { user } = await open(changed)
  await screen.findByText(
    'The mobile number of your account was changed to +91 ••••••3211 on 15 Nov 2026.',
  )
  expect(await changed.numbers()).toEqual([NEW])
  expect(window.location.search).toBe('')

  await user.click(screen.getByRole('button', { name: 'Undo the change' }))

  await screen.findByRole('heading', { name: 'The change is undone' })
  screen.getByText(/^\+91 ••••••3210 is your contact again/)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth')
  expect(await changed.numbers()).toEqual([OLD])
})

/** Holds every request after the change is undone, until `letGo`. */
function holdSignOut({ app }: TestServer) {
  const real = app.request.bind(app)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const state = { isUndone: false, isSigningOut: false }
  vi.spyOn(app, 'request').mockImplementation(async (request, ...rest) => {
    state.isSigningOut ||= state.isUndone
    if (state.isSigningOut) await held
    const response = await real(request, ...rest)
    state.isUndone ||= request instanceof Request && request.url.endsWith('/auth/undo-change')
    return response
  })
  return { state, letGo }
}

test('a browser that is signed in is signed out with all others, before it offers the login', async () => {
  const changed = await changedNumber(await signedInServer(OLD))
  const { state, letGo } = holdSignOut(changed.server)
  const { user } = await open(changed)
  await user.click(await screen.findByRole('button', { name: 'Undo the change' }))
  await waitFor(() => expect(state.isSigningOut).toBe(true))
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()

  letGo()
  await screen.findByRole('heading', { name: 'The change is undone' })
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in or Create Your Account' })
})

test('the link of a change that is only requested stops it, and no browser is signed out', async () => {
  const server = await signedInServer(OLD)
  const { services, clock } = server
  const { id: reader_id } = await services.db
    .selectFrom('reader')
    .select('id')
    .executeTakeFirstOrThrow()
  const change = { kind: 'phone', old_value: OLD, new_value: NEW } as const
  await services.db
    .transaction()
    .execute((tx) =>
      requestContactRecovery(tx, { ...change, reader_id, who: 'asha', why: 'lost' }, clock.now()),
    )
  await runDueJobs(services)
  const { user } = await open({ server, token: undoTokenSentTo(server, OLD) })
  await screen.findByText(
    'Our support was asked on 15 Nov 2026 to change the mobile number of your account to +91 ••••••3211. It changes on 22 Nov 2026.',
  )

  await user.click(screen.getByRole('button', { name: 'Stop the change' }))

  await screen.findByRole('heading', { name: 'The change is stopped' })
  screen.getByText('Your account stays as it is.')
  const [recovery] = await services.db.selectFrom('contact_recovery').selectAll().execute()
  expect(recovery?.stopped_at).not.toBeNull()
  expect(await services.db.selectFrom('session').select('handle').execute()).toHaveLength(1)
})

test('a used link shows that it was used', async () => {
  const changed = await changedNumber()
  await undo(browserOn(changed.server), changed.token)
  await open(changed)
  await screen.findByText('This change has already been undone.')
})

test('an expired link shows that it has expired', async () => {
  const changed = await changedNumber()
  moveOn(changed.server.clock, 7 * DAY_MS)
  await open(changed)
  await screen.findByText('This link has expired: it was valid for 7 days.')
})

test.each(['/auth/undo-change', '/auth/undo-change?token=unknown'])(
  '%s is no valid link',
  async (path) => {
    await openApp(path)
    await screen.findByText('This link is not valid. Please open it again from our message.')
    screen.getByText(/^Questions\? Write to us at/)
  },
)

test('an old number that another reader has by now is not restored', async () => {
  const changed = await changedNumber()
  moveOn(changed.server.clock, MINUTE_MS)
  await signIn(changed.server, OLD)
  const { user } = await open(changed)
  await user.click(await screen.findByRole('button', { name: 'Undo the change' }))
  await screen.findByText(/^Your old contact belongs to another account by now/)
  expect((await changed.numbers()).toSorted()).toEqual([OLD, NEW])
})
