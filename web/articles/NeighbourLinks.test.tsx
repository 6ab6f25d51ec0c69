// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { serverWithIssues } from '#server/issues/testing.ts'
import { openApp } from '../testing.tsx'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}
const LONG_TITLE = 'abcdefghijklmnopqrstuvwxyz0123456789 and so on'

/** Call before the first render. */
function resizeTo(width: number): void {
  Reflect.get(window, 'happyDOM').setViewport({ width })
}

afterEach(() => resizeTo(1024))

test.each([
  ['a desktop', 1024, 'abcdefghijklmnopqrstuvwxyz0123456789…'],
  ['a phone', 767, 'abcdefghijklmnopqrstuvwxyz…'],
])("on %s a neighbour's title is cut", async (_where, width, cut) => {
  resizeTo(width)
  const server = await serverWithIssues(subscriber)
  const regions = server.services.db.updateTable('region')
  await regions.set({ title: LONG_TITLE }).where('id', '=', 'p2-lead').execute()
  await openApp('/article/p1-lead?date=2026-11-15&edition_No=4&pageNumber=0', server)

  const next = await screen.findByRole('link', { name: /^Next article/ })
  expect(next.textContent).toBe(`Next article${cut}`)
})

test("the logo leads to today's front page", async () => {
  const path = '/article/p2-lead?date=2026-11-14&edition_No=4&pageNumber=1'
  const { user } = await openApp(path, await serverWithIssues(subscriber))
  await screen.findByRole('link', { name: /^Previous article/ })

  await user.click(await screen.findByRole('link', { name: 'Belakindi' }))

  await screen.findByRole('button', { name: 'Date: 15 Nov 2026' })
  await screen.findByRole('button', { name: 'Page: 1 / 2' })
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/'))
})
