// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

function Broken(): never {
  throw new Error('drawing failed')
}

test('when drawing fails the reader sees that something went wrong, and a way home', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})

  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )

  expect(screen.getByRole('heading').textContent).toBe('Oops! Something went wrong.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})
