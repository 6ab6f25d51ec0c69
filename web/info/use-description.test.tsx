// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing.tsx'

test("the page's meta description changes on navigation", async () => {
  const { user } = await openApp('/faqs')
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="By the server">')
  const description = () =>
    document.querySelector('meta[name=description]')?.getAttribute('content')

  await user.click(await screen.findByRole('link', { name: 'Get In Touch' }))
  await waitFor(() => expect(description()).toMatch(/^Write to us or ring us up/))

  await user.click(await screen.findByRole('link', { name: 'Many answers are among the FAQs.' }))
  await waitFor(() => expect(description()).toMatch(/^Answers about plans/))
})
