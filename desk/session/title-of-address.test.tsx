// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueKey, publishTestIssue } from '#server/issues/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { openDesk } from '../testing.tsx'

const CITY = { id: 4, edition_number: 4, edition_name: 'Bengaluru City' }
const STATE = { id: 2, edition_number: 2, edition_name: 'State' }

/** Both titles at the address of DH, each with an edition and an issue. */
async function serverAtDh() {
  const server = await createTestServer({ BRAND: 'dh' })
  const { db } = server.services
  await saveEditionGroups(db, 'PV', [{ parent_edition: 'Bengaluru', editions: [CITY] }])
  await saveEditionGroups(db, 'DH', [{ parent_edition: 'State', editions: [STATE] }])
  await publishTestIssue(server.services, issueKey('2026-11-15'))
  await publishTestIssue(server.services, { ...issueKey('2026-11-15', 2), publisher: 'DH' })
  return server
}

const optionsOf = (field: HTMLElement) =>
  [...field.querySelectorAll('option')].map(({ textContent }) => textContent)

test.each([
  ['to publish', '/publish', 'Edition', ['State', 'Bengaluru City']],
  [
    'to preview',
    '/preview',
    'Issue',
    ['State, 15 November 2026', 'Bengaluru City, 15 November 2026'],
  ],
  ['of the archive', '/archive', 'Title', ['The Plateau Courier', 'Belakindi']],
])('the title of the address comes first in the list %s', async (_what, path, label, options) => {
  await openDesk(path, { server: await serverAtDh(), role: 'admin' })
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: label })
  expect(optionsOf(field)).toEqual(options)
  expect(field.selectedIndex).toBe(0)
})

test('the night board begins with the title of the address', async () => {
  await openDesk('/', { server: await serverAtDh(), role: 'admin' })
  const cards = await screen.findAllByRole('heading', { level: 2 })
  expect(cards.map(({ textContent }) => textContent)).toEqual(['State', 'Bengaluru City'])
})
