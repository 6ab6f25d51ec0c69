// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('a loading button keeps its focus and ignores presses', async () => {
  const onPress = vi.fn()
  const { rerender } = render(<Button onPress={onPress}>Continue</Button>)
  const button = screen.getByRole('button', { name: 'Continue' })
  await userEvent.click(button)

  rerender(
    <Button isLoading onPress={onPress}>
      Continue
    </Button>,
  )
  await userEvent.keyboard('{Enter}')

  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onPress).toHaveBeenCalledOnce()
})
