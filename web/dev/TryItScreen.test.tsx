// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getClock } from '#contract/dev.ts'
import { API_BASE } from '#contract/route.ts'
import { SANDBOX_CARDS, SANDBOX_UPI } from '#contract/sandbox-gateway.ts'
import { createTestServer, PRODUCTION } from '#server/testing.ts'
import { offerPlans, openApp } from '../testing.tsx'

const sectionOf = async (name: string) => {
  const section = (await screen.findByRole('heading', { name })).closest('section')
  if (!section) throw new Error(`${name} is not the heading of a section`)
  return within(section)
}

test('there is a subscriber of each plan for sale', async () => {
  const server = await createTestServer()
  await offerPlans(server)
  await openApp('/dev', server)
  const names = async (group: string) =>
    (await sectionOf(group)).getAllByRole('button').map((button) => button.textContent)

  expect(await names('Subscribers of Today')).toEqual([
    ...['Month · ₹99', 'Year · ₹899', 'Month · $2.99', 'Year · $27.99'],
  ])
  const complete = await sectionOf('Subscribers of Complete')
  expect(complete.getAllByText(/move the clock to 06:31/).length).toBeGreaterThan(0)
})

test('one click signs in to the desk in each role', async () => {
  const { user, server } = await openApp('/dev')
  const staff = await sectionOf('Staff of the desk')
  expect(staff.getAllByRole('button').map((button) => button.textContent)).toEqual([
    ...['Admin', 'Editor', 'Corrector', 'Circulation', 'Support', 'Finance', 'Viewer'],
  ])

  await user.click(staff.getByRole('button', { name: 'Editor' }))

  const accounts = () => server.services.db.selectFrom('staff_account').select('role').execute()
  await waitFor(async () => expect(await accounts()).toEqual([{ role: 'editor' }]))
})

test('each test card and UPI id says what to look at', async () => {
  await openApp('/dev')
  const entries = (await sectionOf('Test cards and UPI ids')).getAllByRole('listitem')

  const numbers = entries.map((entry) => entry.querySelector('code')?.textContent)
  expect(numbers.map((number) => number?.replaceAll(' ', ''))).toEqual([
    ...Object.keys(SANDBOX_CARDS),
    ...Object.keys(SANDBOX_UPI),
  ])
  for (const entry of entries) expect(entry.querySelector('p')?.textContent).toMatch(/\w/)
})

test('the clock can be moved to the next 05:59, to 06:31 and to the next month', async () => {
  const { user, server } = await openApp('/dev')
  const clock = await sectionOf('The clock')
  const press = (name: string) => user.click(clock.getByRole('button', { name }))

  await clock.findByText(/on Sunday, 15 November 2026/)
  await press('05:59')
  await clock.findByText('By the clock of the server it is 05:59 on Monday, 16 November 2026.')
  await press('06:31')
  await clock.findByText('By the clock of the server it is 06:31 on Monday, 16 November 2026.')
  await press('Next month')
  await clock.findByText('By the clock of the server it is 10:00 on Wednesday, 16 December 2026.')

  const reply = await server.app.request(API_BASE + getClock.path)
  expect((await reply.json()).now).toMatch(/^2026-12-16T04:3/)
})

test('in production the page does not exist, and the menu does not link it', async () => {
  const { user } = await openApp('/dev', await createTestServer(PRODUCTION))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('navigation', { name: 'Menu' })
  expect(within(menu).getByRole('link', { name: 'Status' })).toBeDefined()
  expect(within(menu).queryByRole('link', { name: 'Try it' })).toBeNull()
})
