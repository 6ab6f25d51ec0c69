// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverWithIssues } from '#server/issues/testing.ts'
import { openApp, signedInServer } from '../testing.tsx'

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error(`${name} is in no row`)
  return within(row)
}

test('the editions of the day and the services are listed', async () => {
  await openApp('/status', await serverWithIssues())
  const city = await rowOf('Bengaluru City')
  city.getByText('Out at 06:00')
  ;(await rowOf('Payment')).getByText('Working')
  screen.getByRole('heading', { level: 1, name: 'Status' })
  screen.getByRole('heading', { level: 2, name: /Belakindi.*Sunday, 15 November 2026/ })
  expect(screen.getByRole('status').textContent).toBe('Everything is working.')
  expect(document.title).toBe('Status · Belakindi')
})

test('in Kannada everything but the names of editions is Kannada', async () => {
  const { user } = await openApp('/status', await serverWithIssues())
  await rowOf('Bengaluru City')
  await user.click(screen.getByRole('button', { name: 'ಕನ್ನಡ' }))
  ;(await rowOf('ಪಾವತಿ')).getByText('ಸರಿಯಾಗಿದೆ')
  ;(await rowOf('Bengaluru City')).getByText('06:00ಕ್ಕೆ ಪ್ರಕಟವಾಗಿದೆ')
})

test('while the database is down, the screen shows the last known editions and the disturbed services', async () => {
  const server = await serverWithIssues()
  await server.get('/status')
  server.outage.isOn = true
  await openApp('/status', server)
  ;(await rowOf('Bengaluru City')).getByText('Out at 06:00')
  ;(await rowOf('Payment')).getByText(/^Disturbed since /)
  expect(screen.getByRole('status').textContent).toMatch(/^Our systems are disturbed\./)
})

test('without an answer the screen shows an error and can try again', async () => {
  const server = await serverWithIssues()
  const { read } = server.services.status
  server.services.status.read = () => Promise.reject(new Error('a bug'))
  const { user } = await openApp('/status', server)
  await screen.findByText(/^The status cannot be fetched just now\./)
  server.services.status.read = read
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await rowOf('Bengaluru City')
})

test('a signed-in reader stays signed in while the database is down, and reads why', async () => {
  const server = await signedInServer('kavya@example.com', await serverWithIssues())
  await server.services.shelf.editions('PV')
  server.outage.isOn = true
  const { user } = await openApp('/', server)

  await screen.findByText(/^We cannot check your subscription just now\. You stay logged in\./)
  expect(document.cookie).toContain('sFrontToken=')
  const link = screen.getByRole('link', { name: 'Is something wrong? See the status page' })
  expect(link.getAttribute('href')).toBe('/status')

  server.outage.isOn = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('img', { name: /01 Front Page/ })
})
