// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { openApp, signedInServer, type TestServer, tellInformation } from '../testing.tsx'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

const kept = ({ services }: TestServer) =>
  services.db.selectFrom('contact_message').selectAll().execute()

async function write(user: UserEvent, changes: Record<string, string> = {}) {
  const words = {
    Name: 'Kavya',
    'Email or phone': 'kavya@example.com',
    Subject: 'The crossword',
    Message: 'Where is it?',
    ...changes,
  }
  for (const [name, text] of Object.entries(words)) {
    await user.clear(await field(name))
    if (text) await user.type(await field(name), text)
  }
}

const press = (user: UserEvent, name = 'Send message') =>
  user.click(screen.getByRole('button', { name }))

test('the screen shows the e-mail address, the telephone number and its hours', async () => {
  const server = await createTestServer({ SUPPORT_EMAIL: 'help@paper.example' })
  await tellInformation(server)
  await openApp('/contact', server)

  const email = await screen.findByRole('link', { name: 'help@paper.example' })
  expect(email.getAttribute('href')).toBe('mailto:help@paper.example')
  const phone = await screen.findByRole('link', { name: '1800-000-0123' })
  expect(phone.getAttribute('href')).toBe('tel:18000000123')
  screen.getByText('Monday to Saturday, 9:30 AM to 6:00 PM (IST)')
})

test('a message is sent, and its reference shown', async () => {
  const { user, server } = await openApp('/contact')
  await write(user)
  await press(user)

  const heading = await screen.findByRole('heading', { name: 'Message sent' })
  expect(document.activeElement).toBe(heading)
  const [message] = await kept(server)
  expect(message).toMatchObject({ name: 'Kavya', subject: 'The crossword' })
  screen.getByText(message?.reference ?? 'none')

  await press(user, 'Send another message')
  expect((await field('Message')).value).toBe('')
})

test('every invalid field shows an error, and the first has the focus', async () => {
  const { user, server } = await openApp('/contact')
  await write(user, { 'Email or phone': 'kavya@', Subject: '', Message: '' })
  await press(user)

  await screen.findByText('Please enter a valid email address or phone number')
  expect(screen.getAllByText('Please fill out this field')).toHaveLength(2)
  expect(document.activeElement).toBe(await field('Email or phone'))

  await user.type(await field('Email or phone'), 'example.com')
  expect(screen.queryByText('Please enter a valid email address or phone number')).toBeNull()
  expect(await kept(server)).toEqual([])
})

test('for a signed-in reader, name and contact are filled in and can be changed', async () => {
  const server = await signedInServer('kavya@example.com')
  const { user } = await openApp('/contact', server)
  await waitFor(async () => expect((await field('Email or phone')).value).toBe('kavya@example.com'))

  await write(user, { 'Email or phone': '98765 43210' })
  await press(user)

  await screen.findByText('Message sent')
  const [message] = await kept(server)
  expect(message?.contact).toBe('98765 43210')
  expect(message?.reader_id).not.toBeNull()
})

test('when the reply is lost, pressing again sends no second message', async () => {
  const server = await createTestServer()
  const { user } = await openApp('/contact', server)
  const real = server.app.request.bind(server.app)
  const lossy = vi.spyOn(server.app, 'request').mockImplementation(async (input, ...rest) => {
    const response = await real(input, ...rest)
    if (input instanceof Request && input.method === 'POST') throw new TypeError('Failed to fetch')
    return response
  })
  await write(user)
  await press(user)
  await screen.findByText(/Your message could not be sent/)

  lossy.mockRestore()
  await press(user)

  await screen.findByText('Message sent')
  expect(await kept(server)).toHaveLength(1)
})

test('after too many messages the reader sees when to try again, and the text stays', async () => {
  const { user } = await openApp('/contact')
  await write(user)
  for (const _time of Array(5)) {
    await press(user)
    await screen.findByText('Message sent')
    await press(user, 'Send another message')
    await write(user)
  }
  await press(user)

  await screen.findByText('Too many attempts. Please try again in 60 minutes.')
  expect((await field('Message')).value).toBe('Where is it?')
})
