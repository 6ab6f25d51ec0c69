// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverWithIssues } from '#server/issues/testing.ts'
import { openApp } from '../testing.tsx'

test('a page that a search result opens marks the words and flashes the article', async () => {
  const server = await serverWithIssues()
  const words = {
    format: 1,
    lines: [{ left: 5, top: 10, width: 20, height: 1, words: [[5, 8, 'Reservoir']] }],
  }
  const file = 'PV/20261115/4/v1/p01/words.json'
  await server.services.assets.write(file, new TextEncoder().encode(JSON.stringify(words)))

  await openApp('/?date=2026-11-15&edition_No=4&pageNumber=0&q=reservoirs&article=p1-lead', server)

  const page = await screen.findByRole('img', { name: '01 Front Page, 1 article' })
  const marks = () =>
    page.closest('.page-sheet')?.querySelectorAll('div[aria-hidden="true"] > span') ?? []
  await waitFor(() => expect(marks()).toHaveLength(2))
  expect(marks()[0]?.getAttribute('style')).toMatch(/left: ?5%/)
})
