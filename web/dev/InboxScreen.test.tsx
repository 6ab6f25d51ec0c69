// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestServer, PRODUCTION } from '#server/testing.ts'
import { openApp } from '../testing.tsx'

test('an empty inbox says so', async () => {
  await openApp('/dev/inbox')
  await screen.findByText('Nothing has been sent yet.')
})

test('the inbox shows the messages, newest first', async () => {
  const server = await createTestServer()
  const at = '2026-11-15T06:30:00.000Z'
  server.inbox.deliver({ to: '+919876543210', channel: 'sms', text: 'Code 111111', at })
  server.inbox.deliver({
    to: 'reader@example.com',
    channel: 'email',
    subject: 'Your code',
    text: 'Code 222222',
    at,
  })
  await openApp('/dev/inbox', server)
  await screen.findByText('Your code')
  const texts = screen.getAllByText(/^Code \d/).map((element) => element.textContent)
  expect(texts).toEqual(['Code 222222', 'Code 111111'])
})

test('an attachment can be opened', async () => {
  const server = await createTestServer()
  const mail = { to: 'reader@example.com', channel: 'email', text: 'Receipt' } as const
  const file = { name: 'PV-1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }
  server.inbox.deliver({ ...mail, at: '2026-11-15T06:30:00.000Z' }, [file])
  await openApp('/dev/inbox', server)

  const link = await screen.findByRole('link', { name: 'PV-1.pdf' })
  const answer = await fetch(link.getAttribute('href') ?? '')
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7'])
})

test('in production there is no inbox', async () => {
  await openApp('/dev/inbox', await createTestServer(PRODUCTION))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
