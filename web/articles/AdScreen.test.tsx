// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverWithIssues } from '#server/issues/testing.ts'
import { openApp } from '../testing.tsx'

const AD = '/ad-viewer/p1-ad?imageFile=ads%2Fp1-ad.webp&date=2026-11-15&edition=4&pageNumber=0'

const press = (name: string) => screen.findByRole('button', { name })

test('an advertisement is opened from its page', async () => {
  const { user } = await openApp('/', await serverWithIssues())

  await user.click(await screen.findByRole('link', { name: 'Advertisement' }))

  await screen.findByRole('img', { name: 'Advertisement' })
  await user.click(await press('Close'))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('the ad viewer has zoom, no bookmark and no download; text and speech are disabled', async () => {
  const { user } = await openApp(AD, await serverWithIssues())
  const picture = await screen.findByRole('img', { name: 'Advertisement' })

  await user.click(await press('Zoom in'))
  screen.getByText('125%')
  expect(picture.style.inlineSize).toBe('62.5%')
  await user.click(await press('Zoom out'))
  screen.getByText('100%')

  expect(screen.queryByRole('button', { name: /Bookmark|Download/ })).toBeNull()
  expect(await press('Show as text')).toHaveProperty('disabled', true)
  expect(await press('Listen to article')).toHaveProperty('disabled', true)
})

test.each([
  ['half as wide as a desktop', 1024, '50%'],
  ['as wide as a phone', 767, '100%'],
])('at first it is %s', async (_how, width, share) => {
  Reflect.get(window, 'happyDOM').setViewport({ width })
  await openApp(AD, await serverWithIssues())

  const picture = await screen.findByRole('img', { name: 'Advertisement' })
  Reflect.get(window, 'happyDOM').setViewport({ width: 1024 })
  expect(picture.style.inlineSize).toBe(share)
})

test.each([
  ['without an id', '/ad-viewer/?imageFile=x', 'Advertisement not found.'],
  ['of an unknown advertisement', '/ad-viewer/nothing?imageFile=x', 'Advertisement not found.'],
  ['without an image file', '/ad-viewer/p1-ad', 'Advertisement image not found.'],
])('an address %s shows an error', async (_what, path, words) => {
  await openApp(path, await serverWithIssues())

  await screen.findByText(words)
})

test("the picture comes from the issue's data, never from the address", async () => {
  const server = await serverWithIssues()
  const requests = vi.spyOn(server.app, 'request')
  await openApp('/ad-viewer/p1-ad?imageFile=https%3A%2F%2Fevil.example%2Fx.png', server)

  await screen.findByRole('img', { name: 'Advertisement' })
  const urls = requests.mock.calls.map(([request]) =>
    request instanceof Request ? request.url : '',
  )
  expect(urls.filter((url) => /evil/.test(url))).toEqual([])
  expect(urls.some((url) => url.endsWith('/ads/p1-ad.webp'))).toBe(true)
})

test('an advertisement of a locked page shows the popup', async () => {
  await openApp('/ad-viewer/p2-ad?imageFile=x&pageNumber=1', await serverWithIssues())

  await screen.findByRole('dialog', { name: 'Subscriber-Only Feature' })
})
