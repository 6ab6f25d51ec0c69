// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { issueKey, serverWithIssues } from '#server/issues/testing.ts'
import { publishArticles } from '#server/search/testing.ts'
import { openApp } from '../testing.tsx'

const SUBSCRIBER: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}
const ISSUE = { edition_date: '2026-11-15', edition_number: 4 }
const FRONT_PAGE = ['Rain', 'Budget', 'Canal', 'Metro'].map(story)
const CITY_PAGE = ['Drains', 'Ward office'].map(story)

function story(title: string) {
  return { id: title, title, text: `A report about the subject '${title}'.` }
}

/** Two pages of the city's edition; the other edition has the front page without `missing`. */
async function openPaper(missing: readonly string[]) {
  const server = await serverWithIssues(SUBSCRIBER)
  const { services } = server
  const own = { key: issueKey('2026-11-15', 4), version: 'v2' }
  await publishArticles(services, [FRONT_PAGE, CITY_PAGE], own)
  const elsewhere = FRONT_PAGE.filter(({ title }) => !missing.includes(title))
  await publishArticles(services, [elsewhere], { key: issueKey('2026-11-15', 5), version: 'v2' })
  return openApp('/?date=2026-11-15&edition_No=4&pageNumber=0', server)
}

const link = (name: string) => screen.findByRole('link', { name })
test('a page marks the story that no other edition prints, beside the tick of what was read', async () => {
  const place = { ...ISSUE, publisher: 'PV', page_no: 1, article_id: null, article_block: 0 }
  const read = {
    ...place,
    read_articles: ['Canal', 'Rain'],
    updated_at: '2026-11-15T06:00:00.000Z',
  }
  window.localStorage.setItem('readingPlaces', JSON.stringify([read]))
  await openPaper(['Canal'])

  const canal = await link('Canal, Only in this edition, read')
  expect(canal.dataset).toMatchObject({ onlyHere: 'Only in this edition', read: 'read' })
  expect((await link('Rain, read')).dataset.onlyHere).toBeUndefined()
  await link('Budget')
  const stories = await screen.findByRole('region', { name: 'Stories of this page' })
  await within(stories).findByRole('article', { name: 'Canal, Only in this edition' })
  within(stories).getByRole('article', { name: 'Rain' })
})

test('with Kannada controls the mark is in Kannada', async () => {
  const { user } = await openPaper(['Canal'])
  await link('Canal, Only in this edition')

  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('button', { name: 'ಕನ್ನಡ' }))

  const canal = await link('Canal, ಈ ಆವೃತ್ತಿಯಲ್ಲಿ ಮಾತ್ರ')
  expect(canal.dataset.onlyHere).toBe('ಈ ಆವೃತ್ತಿಯಲ್ಲಿ ಮಾತ್ರ')
})

test('a page that no other edition prints has no marks', async () => {
  const { user } = await openPaper(['Canal'])
  await link('Canal, Only in this edition')

  await user.click(await screen.findByRole('button', { name: 'Next page' }))

  expect((await link('Drains')).dataset.onlyHere).toBeUndefined()
  const stories = screen.getByRole('region', { name: 'Stories of this page' })
  within(stories).getByRole('article', { name: 'Ward office' })
})
