// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { openApp, tellInformation } from '../testing.tsx'

async function serverWithContent() {
  const server = await createTestServer()
  await tellInformation(server)
  return server
}

const isOpen = (question: string) =>
  screen.getByText(question).closest('details')?.hasAttribute('open')

test('the questions are listed, and one opens at a time', async () => {
  const { user } = await openApp('/faqs', await serverWithContent())

  await user.click(await screen.findByText('Can I cancel at any time?'))

  screen.getByRole('heading', { level: 1, name: 'FAQs' })
  await waitFor(() => expect(isOpen('Can I cancel at any time?')).toBe(true))
  expect(isOpen('Which plan should I take?')).toBe(false)
  expect(screen.getByText(/^Yes, in your profile under Subscriptions/)).toBeTruthy()
  expect(document.title).toBe('FAQs · Belakindi')
})

test('the address names the open question, and opens it', async () => {
  const { user } = await openApp('/faqs#question-3', await serverWithContent())

  await screen.findByText('What happens when I change my plan?')
  expect(isOpen('What happens when I change my plan?')).toBe(true)
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('What happens when I change my plan?'),
  )

  await user.click(screen.getByText('How is my plan renewed?'))
  await waitFor(() => expect(window.location.hash).toBe('#question-4'))
  expect(isOpen('What happens when I change my plan?')).toBe(false)

  await user.click(screen.getByText('How is my plan renewed?'))
  await waitFor(() => expect(window.location.hash).toBe(''))
})

test('an unknown question opens none', async () => {
  await openApp('/faqs#question-99', await serverWithContent())

  await screen.findByText('Which plan should I take?')
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
})

test('when the questions cannot be loaded, the reader sees an error and can try again', async () => {
  const server = await serverWithContent()
  const real = server.app.request.bind(server.app)
  const broken = vi.spyOn(server.app, 'request').mockImplementation(async (input, ...rest) => {
    const isHit = input instanceof Request && input.url.includes('/api/faqs')
    const refusal = { code: 'forbidden', message: '' }
    return isHit ? Response.json(refusal, { status: 403 }) : real(input, ...rest)
  })
  const { user } = await openApp('/faqs', server)
  await screen.findByText('Failed to load FAQs. Please try again later.')

  broken.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  await screen.findByText('Which plan should I take?')
})

test('without questions the screen says so', async () => {
  await openApp('/faqs')
  await screen.findByText('There are no questions here yet.')
})
