// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { openApp, signedInServer } from '../testing.tsx'

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const PROMPT_DUE_MS = 2500

const script = () => document.querySelector('script[src="https://accounts.google.com/gsi/client"]')

test("Google's script is loaded for visitors", async () => {
  await openApp('/', await createTestServer(GOOGLE))
  const popup = await screen.findByRole('dialog', { name: 'Edition Not Available' })
  await new Promise((resolve) => setTimeout(resolve, PROMPT_DUE_MS))
  expect(script()).toBeNull()

  fireEvent.click(within(popup).getByRole('button', { name: 'Close' }))

  await waitFor(() => expect(script()).not.toBeNull())
})

test("Google's script is not loaded for signed-in readers", async () => {
  await openApp('/', await signedInServer('reader@example.com', await createTestServer(GOOGLE)))
  await screen.findByRole('link', { name: 'My Profile' })

  await new Promise((resolve) => setTimeout(resolve, PROMPT_DUE_MS))

  expect(script()).toBeNull()
})
