// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToast } from './toast.ts'
import { TOAST_DEFAULTS } from './toast-container.tsx'

test('toasts are top right for 5 seconds, and Alt+T focuses them', () => {
  expect(TOAST_DEFAULTS).toMatchObject({ position: 'top-right', autoClose: 5000 })
  const pressed = (altKey: boolean, code: string) =>
    TOAST_DEFAULTS.hotKeys(new KeyboardEvent('keydown', { altKey, code }))
  expect(pressed(true, 'KeyT')).toBe(true)
  expect(pressed(false, 'KeyT')).toBe(false)
})

test('a toast is announced to screen readers', async () => {
  await showToast('success', 'Article Bookmarked')
  expect((await screen.findByRole('alert')).textContent).toContain('Article Bookmarked')
})
