// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

test('a part that cannot be fetched leaves the page as it is, and appears when the connection returns', async () => {
  let isConnected = false
  const Bar = lazyPart(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>A new issue is out</p>
  })
  render(
    <>
      <p>Page 1</p>
      <Suspense fallback={null}>
        <Bar />
      </Suspense>
    </>,
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByText('Page 1')).toBeTruthy()

  isConnected = true
  window.dispatchEvent(new Event('online'))
  await screen.findByText('A new issue is out')
  expect(screen.getByText('Page 1')).toBeTruthy()
})
