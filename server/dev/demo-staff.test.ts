import { expect, test } from 'vitest'
import { StaffRole } from '#contract/desk/permissions.ts'
import { getDeskMe } from '#contract/desk/sessions.ts'
import { closeStaff } from '#contract/desk/staff.ts'
import { signInAsDemoStaff } from '#contract/dev.ts'
import { browserOn } from '../auth/testing.ts'
import { deskCalls } from '../desk/testing.ts'
import { createTestServer, PRODUCTION } from '../testing.ts'
import { demoDeskLink } from './demo-staff.ts'

test.each(StaffRole.options)('one click signs in to the desk as %s', async (role) => {
  const server = await createTestServer()
  const browser = browserOn(server)
  const signIn = async () => (await browser.send('POST', signInAsDemoStaff.path, { role })).json()

  const { email } = await signIn()

  expect(await (await deskCalls(browser)(getDeskMe)).json()).toMatchObject({ email, role })
  expect(await signIn()).toEqual({ email })
})

test('a demo account that was closed is replaced by a new one', async () => {
  const server = await createTestServer()
  const viewer = browserOn(server)
  const admin = browserOn(server)
  const signIn = async () =>
    (await viewer.send('POST', signInAsDemoStaff.path, { role: 'viewer' })).json()
  const { email } = await signIn()
  const { id } = await (await deskCalls(viewer)(getDeskMe)).json()
  await admin.send('POST', signInAsDemoStaff.path, { role: 'admin' })

  expect((await deskCalls(admin)(closeStaff, { params: { id } })).status).toBe(200)

  expect((await signIn()).email).not.toBe(email)
  expect((await deskCalls(viewer)(getDeskMe)).status).toBe(200)
})

test('the link of npm start opens the desk as admin, once, from this machine only', async () => {
  const server = await createTestServer()
  const link = await demoDeskLink(server.services)
  const elsewhere = await server.app.request(`http://paper.example/api${link}`)
  expect(elsewhere.status).toBe(404)
  const browser = browserOn(server)

  const response = await browser.send('GET', link)

  expect([response.status, response.headers.get('location')]).toEqual([302, '/desk'])
  expect(await (await deskCalls(browser)(getDeskMe)).json()).toMatchObject({ role: 'admin' })
  expect((await browser.send('GET', link)).status).toBe(409)
})

test('production has no demo staff and no link', async () => {
  const server = await createTestServer(PRODUCTION)
  const browser = browserOn(server)
  const signIn = await browser.send('POST', signInAsDemoStaff.path, { role: 'admin' })
  const link = await browser.send('GET', await demoDeskLink(server.services))
  expect([signIn.status, link.status]).toEqual([404, 404])
})
