// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { IssueKey } from '#domain/access.ts'
import { issueKey, serverWithIssues } from '#server/issues/testing.ts'
import { publishArticles } from '#server/search/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { openApp } from '../testing.tsx'

const KANNADA = {
  id: 'canal',
  title: 'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ನೀರು',
  text: 'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ₹4.5 ಕೋಟಿ ವೆಚ್ಚದಲ್ಲಿ 12 ಕಿ.ಮೀ ಕಾಲುವೆ ಎಂದು ಬಸವರಾಜ ಕುಂಬ್ರಿ ಹಾಸನದಲ್ಲಿ ತಿಳಿಸಿದರು.',
}
const ENGLISH = {
  id: 'canal-en',
  text: 'Basavaraj Kumbri said in Hassan that a 12-km canal to Sirigere would cost Rs 4.5 crore.',
}

test('a story that only this edition has is marked, and links to the English paper', async () => {
  const reader = {
    kind: 'subscriber',
    archive: { kind: 'everything' },
    earlyAccess: false,
  } as const
  const server = await serverWithIssues(reader, { SISTER_URL: 'https://courier.example' })
  const { services } = server
  const editions = [{ id: 2, edition_number: 2, edition_name: 'State' }]
  await saveEditionGroups(services.db, 'DH', [{ parent_edition: 'State', editions }])
  const english: IssueKey = { ...issueKey('2026-11-15', 2), publisher: 'DH' }
  await publishArticles(services, [[ENGLISH]], { key: english })
  const key = issueKey('2026-11-15')
  await publishArticles(services, [[KANNADA]], { key, version: 'v2' })

  const { user } = await openApp('/stories?date=2026-11-15&edition_No=4', server)
  const link = await screen.findByRole('link', { name: KANNADA.title })
  const item = link.closest('li')
  if (!item) throw new Error('The story is not in a list')
  await within(item).findByText('Only in this edition')
  await user.click(link)

  const toEnglish = await screen.findByRole('link', { name: 'Read it in English' })
  expect(toEnglish.getAttribute('href')).toBe(
    'https://courier.example/article/canal-en?date=2026-11-15&edition_No=2&pageNumber=0',
  )
  expect(toEnglish.getAttribute('hreflang')).toBe('en')
  screen.getByText('Only in this edition')
})
