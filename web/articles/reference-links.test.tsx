// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageReference } from '#contract/issues.ts'
import type { Reader } from '#domain/access.ts'
import { rewriteTestFile, serverWithIssues } from '#server/issues/testing.ts'
import { setLanguage } from '../i18n/language.ts'
import { openApp } from '../testing.tsx'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}
const LEAD = '/article/p1-lead?date=2026-11-15&edition_No=4&pageNumber=0'

/** In happy-dom, DOMPurify loses the first node and does not prefix classes. */
const HTML =
  '<br><p>The gates were shut.</p><p class="text-reference text-page-2">Contd. on P2</p><p class="text-reference text-page-9">See page 9</p>'

/** A server with an article on page 1 that continues on page 2. */
async function serverWithContinuation(reader?: Reader) {
  const server = await serverWithIssues(reader)
  const refer = (id: string, pageReferences: PageReference[]) =>
    server.services.db
      .updateTable('region')
      .set({ pageReferences: JSON.stringify(pageReferences) })
      .where('id', '=', id)
      .execute()
  await refer('p1-lead', [
    { kind: 'continues-on', page: 2, pageNo: 2, article: 'p2-lead' },
    { kind: 'see', page: 9 },
  ])
  await refer('p2-lead', [{ kind: 'continued-from', page: 1, pageNo: 1, article: 'p1-lead' }])
  for (const pageNo of [1, 2]) {
    const place = { folder: 'PV/20261115/4/v1', pageNo, file: `a/p${pageNo}-lead.html` }
    const html = pageNo === 1 ? HTML : '<br><p>The boats are back.</p>'
    await rewriteTestFile(server.services, place, new TextEncoder().encode(html))
  }
  return server
}

const address = () => window.location.pathname + window.location.search

test('a continued article links to its other part, and that back to it', async () => {
  const { user } = await openApp(LEAD, await serverWithContinuation(subscriber))

  await user.click(await screen.findByRole('link', { name: 'Continued on page 2' }))
  await screen.findByRole('heading', { level: 1, name: 'Title of p2-lead' })
  await user.click(await screen.findByRole('link', { name: 'From page 1' }))

  await screen.findByText('The gates were shut.')
  expect(address()).toBe(LEAD)
})

test('closing the second part goes to its page', async () => {
  const { user } = await openApp('/?pageNumber=0', await serverWithContinuation(subscriber))
  await user.click(await screen.findByRole('link', { name: 'Title of p1-lead' }))
  await user.click(await screen.findByRole('link', { name: 'Continued on page 2' }))
  await screen.findByRole('link', { name: 'From page 1' })

  await user.click(await screen.findByRole('button', { name: 'Close' }))

  await waitFor(() => expect(address()).toBe('/?edition_No=4&pageNumber=1'))
})

test('a visitor, to whom the other page is locked, gets a link to that page', async () => {
  const { user } = await openApp(LEAD, await serverWithContinuation())

  await user.click(await screen.findByRole('link', { name: 'Continued on page 2' }))

  await waitFor(() => expect(address()).toBe('/?date=2026-11-15&edition_No=4&pageNumber=1'))
})

test('the link replaces the printed reference; a reference without a link stays in the text', async () => {
  await openApp(LEAD, await serverWithContinuation(subscriber))
  await screen.findByText('The gates were shut.')

  expect(screen.queryByText('Contd. on P2')).toBeNull()
  screen.getByText('See page 9')
  expect(screen.queryByRole('link', { name: 'See page 9' })).toBeNull()
})

test('the links are named in Kannada', async () => {
  const { user } = await openApp(LEAD, await serverWithContinuation(subscriber))
  await screen.findByText('The gates were shut.')

  await setLanguage('kn')

  await user.click(await screen.findByRole('link', { name: 'ಮುಂದುವರಿದಿದೆ: ಪುಟ 2' }))
  await screen.findByRole('link', { name: 'ಪುಟ 1ರಿಂದ' })
})
