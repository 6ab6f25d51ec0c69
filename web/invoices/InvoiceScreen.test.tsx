// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { passUntil, subscribedServer } from '../subscriptions/testing.ts'
import { openApp, signedInServer } from '../testing.tsx'

const LINK = '/invoices/PV-2627-0000001?language=en'

/** Happy-dom has no PDF viewer, as browsers on phones. */
function pretendPdfViewer(): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true })
  onTestFinished(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: false })
  })
}

test('a visitor who opens the link of a receipt logs in and returns to the invoice', async () => {
  await openApp(LINK)
  await waitFor(() => expect(window.location.pathname).toBe('/auth'))
  expect(new URLSearchParams(window.location.search).get('redirectUrl')).toBe(LINK)
})

test('the link of a receipt shows the PDF weeks later, when the access token has expired', async () => {
  const server = await subscribedServer('month')
  await passUntil(server, '2026-12-05T12:00:00+05:30')
  pretendPdfViewer()
  await openApp(LINK, server)

  const viewer = await screen.findByTitle('Invoice PV-2627-0000001')
  expect(viewer.getAttribute('src')).toMatch(/^blob:/)
  screen.getByRole('button', { name: 'Download the PDF' })
})

test('without a PDF viewer the invoice can be downloaded', async () => {
  await openApp(LINK, await subscribedServer('month'))

  await screen.findByRole('button', { name: 'Download the PDF' })
  expect(screen.queryByTitle('Invoice PV-2627-0000001')).toBeNull()
})

test.each(['/invoices/PV-2627-0000009', '/invoices/x'])(
  'an account without the invoice %s says so',
  async (path) => {
    await openApp(path, await signedInServer('kavya@example.com'))
    await screen.findByText(
      'This account has no such invoice. Did you log in with another contact?',
    )
  },
)
