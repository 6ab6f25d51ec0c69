// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueKey, serverWithIssues } from '#server/issues/testing.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { openDesk } from '../testing.tsx'

const KEY = issueKey('2026-11-16')
const AT = new Date('2026-11-16T07:00:00+05:30')

/** The second version has another page 2 and a new page 3. */
async function serverWithTwoVersions() {
  const server = await serverWithIssues()
  const { db } = server.services
  const { pages } = await issueVersion(db, KEY, 'v1')
  const [front, city] = pages.map((page) => ({ ...page, drawing: `d${page.pageNo}` }))
  if (!front || !city) throw new Error('The issue has two pages')
  const story = { ...city.regions[0], id: 'p2-lake', title: 'The lake is full' }
  const when = { published_at: AT, early_release_at: AT, general_release_at: AT }
  await publishVersion(db, KEY, { version: 'v2', pages: [front, city] }, when)
  const replaced = {
    ...city,
    drawing: 'new',
    regions: city.regions.map((r, i) => (i ? r : { ...r, ...story })),
  }
  const added = { ...city, pageNo: 3, drawing: 'd3', name: 'Sport', regions: [] }
  const later = { ...when, published_at: new Date(AT.getTime() + 1) }
  await publishVersion(db, KEY, { version: 'v3', pages: [front, replaced, added] }, later)
  return server
}

test('the shown version is compared with the one before: pages and stories that differ are named', async () => {
  const server = await serverWithTwoVersions()
  const { user } = await openDesk('/compare?publisher=PV&edition=4&date=2026-11-16', {
    server,
    role: 'viewer',
  })
  await screen.findByText('Pages that differ: 2 of 3')
  const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button')
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    'Page 1 unchangedFront Page',
    'Page 2 replacedCity',
    'Page 3 addedSport',
  ])
  expect(pages[1]?.getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('Stories added (1)').parentElement?.textContent).toContain(
    'The lake is full',
  )
  expect(screen.getByText('Stories removed (1)').parentElement?.textContent).toContain(
    'Title of p2-lead',
  )
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Page 2, Older version',
    'Page 2, Newer version',
  ])

  await user.click(screen.getByRole('tab', { name: 'One over the other' }))
  const slider = screen.getByRole('slider', { name: 'How much of the page is the newer version' })
  fireEvent.change(slider, { target: { value: '80' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('80% newer')
  expect(screen.getByAltText('Page 2, Newer version').style.clipPath).toBe('inset(0 20% 0 0)')

  await user.click(screen.getByRole('button', { name: /Page 3 added/ }))
  expect(screen.getAllByRole('img')).toHaveLength(1)
})
