// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverWithIssues } from '#server/issues/testing.ts'
import { openApp } from '../testing.tsx'

test("a visitor sees the front page of today's issue, sharp at every width", async () => {
  await openApp('/', await serverWithIssues())

  const page = await screen.findByRole('img', { name: '01 Front Page, 1 article' })
  expect(page.getAttribute('src')).toContain('p01/w1200.')
  expect(page.getAttribute('srcset')).toMatch(/p01\/w800\.webp 800w.*p01\/w2400\.webp 2400w/)
  expect(page.getAttribute('width')).toBe('2400')
  expect(page.getAttribute('height')).toBe('3782')
})

test('the header tells the date and the edition', async () => {
  await openApp('/', await serverWithIssues())

  await screen.findByText('Sunday, 15 November 2026')
  await screen.findByText('Bengaluru City')
})

test('the other pages are named, and are for subscribers', async () => {
  await openApp('/', await serverWithIssues())

  await screen.findByRole('heading', { name: 'Inside this issue' })
  const names = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(names).toEqual(['02 City, for subscribers'])
})

test("'Loading editions...' stands there while the issue is on its way", async () => {
  await openApp('/', await serverWithIssues())

  await screen.findByText('Loading editions...')
})

test('a day without a paper is told as such', async () => {
  await openApp('/')

  await screen.findByText('No edition')
})

test('when the server cannot be reached something went wrong, and the reader can try again', async () => {
  const server = await serverWithIssues()
  const lost = new TypeError('Failed to fetch')
  vi.spyOn(server.app, 'request').mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const { user } = await openApp('/', server)
  await screen.findByText('Oops! Something went wrong.')

  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  await screen.findByRole('img', { name: '01 Front Page, 1 article' })
})

test('the controls can speak Kannada, and remember it', async () => {
  const { user } = await openApp('/', await serverWithIssues())

  await user.click(await screen.findByRole('button', { name: 'ಕನ್ನಡ' }))

  await screen.findByRole('heading', { name: 'ಈ ಸಂಚಿಕೆಯಲ್ಲಿ' })
  expect(document.documentElement.lang).toBe('kn')
  expect(window.localStorage.getItem('language')).toBe('kn')
})
