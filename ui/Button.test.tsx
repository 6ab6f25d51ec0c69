// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('a button at work keeps its focus and answers no second press', async () => {
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
