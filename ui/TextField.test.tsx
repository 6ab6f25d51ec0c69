// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a field is named by its label and described by its hint and its error', () => {
  render(
    <TextField
      label="Mobile"
      prefix="+91"
      value=""
      hint="Ten digits"
      error="Invalid mobile number"
      onChange={() => {}}
    />,
  )

  const input = screen.getByRole('textbox', { name: 'Mobile' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual(['Ten digits', 'Invalid mobile number'])
  expect(screen.getByRole('alert').textContent).toBe('Invalid mobile number')
})

test('an empty required field shows its tip', () => {
  render(<TextField label="Name" value="" tip="Please fill out this field" onChange={() => {}} />)

  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual(['Please fill out this field'])
})

test('a valid field shows no message and reports its value', async () => {
  const onChange = vi.fn()
  render(<TextField label="Name" value="" onChange={onChange} />)

  const input = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(input, 'A')

  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(onChange).toHaveBeenCalledWith('A')
})
