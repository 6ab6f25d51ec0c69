// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { issueKey } from '#server/issues/testing.ts'
import { publishArticles } from '#server/search/testing.ts'
import { openApp, type TestServer } from '../testing.tsx'
import {
  address,
  input,
  serverWithArticles,
  serverWithMany,
  setNearness,
  titles,
  watchSearches,
} from './testing.ts'

beforeEach(() => setNearness(false))

/** Makes the searches that `fits` selects fail, until the test restores the server. */
function failSearches({ app }: TestServer, fits: (url: URL) => boolean = () => true) {
  const real = app.request.bind(app)
  return vi.spyOn(app, 'request').mockImplementation((input, ...rest) => {
    const url = new URL(input instanceof Request ? input.url : 'about:blank')
    const isHit = url.pathname === '/api/epaper/search' && fits(url)
    return isHit ? Promise.reject(new TypeError('Failed to fetch')) : real(input, ...rest)
  })
}

test('the screen starts with the input, and says what can be searched', async () => {
  const server = await serverWithArticles()
  const searches = watchSearches(server)
  await openApp('/search', server)

  await screen.findByText('Start Searching')
  screen.getByText('Kannada in English letters')
  expect(document.activeElement).toBe(await input())
  expect(searches()).toEqual([])
})

test('what is typed is sent once after a pause, trimmed and lower-cased', async () => {
  const server = await serverWithArticles()
  const searches = watchSearches(server)
  const { user } = await openApp('/search', server)

  await user.type(await input(), '  RAIN ')
  screen.getByText('Searching')
  expect(searches()).toEqual([])

  await screen.findByText('4 results')
  expect(searches()).toEqual([
    {
      ...{ query: 'rain', publisher_short_code: 'PV', offset: '0', limit: '10' },
      ...{ sort: 'relevance', group: 'story' },
    },
  ])
  expect(address()).toBe('/search?q=rain')
  expect(await input()).toHaveProperty('value', '  RAIN ')
})

test('a search of only spaces is not sent', async () => {
  const server = await serverWithArticles()
  const searches = watchSearches(server)
  const { user } = await openApp('/search', server)

  await user.type(await input(), '   {Enter}')

  screen.getByText('Start Searching')
  expect(searches()).toEqual([])
  expect(address()).toBe('/search')
})

test('a result has the title and text with the words marked, edition, date and page', async () => {
  await openApp('/search?q=gates', await serverWithArticles())

  const [card] = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole(
    'listitem',
  )
  expect(card?.textContent).toContain('The dam is full')
  await waitFor(() => expect(card?.textContent).toMatch(/Bengaluru City15 Nov 2026Page 2/))
  expect(card?.querySelector('mark')?.textContent).toBe('gates')
  expect(card?.querySelector('a')?.getAttribute('href')).toBe(
    '/article/dam?date=2026-11-15&edition_No=4&pageNumber=1&q=gates',
  )
})

test('a locked result shows its edition, date and a lock, not its text, and opens the popup', async () => {
  const visitor = { kind: 'visitor' } as const
  const { user } = await openApp('/search?q=gates', await serverWithArticles(visitor))

  const link = await screen.findByRole('link', { name: 'The dam is full' })
  screen.getByText('for subscribers')
  expect(screen.queryByText(/ten/)).toBeNull()
  await user.click(link)

  await screen.findByRole('dialog', { name: 'Subscriber-Only Feature' })
})

test("a search without results shows 'No Matches Found'", async () => {
  await openApp('/search?q=zzzzqqqq', await serverWithArticles())

  await screen.findByText('No Matches Found')
  expect(screen.queryByRole('list', { name: 'Results' })).toBeNull()
})

test("a failed search shows 'Search Error' and can be tried again", async () => {
  const server = await serverWithArticles()
  const broken = failSearches(server)
  const { user } = await openApp('/search?q=rain', server)
  await screen.findByText('Search Error')
  screen.getByText('Something went wrong while searching')

  broken.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  await screen.findByText('4 results')
})

test('a search without a network says so, and is repeated when the network is back', async () => {
  const server = await serverWithArticles()
  const broken = failSearches(server)
  const { user } = await openApp('/search', server)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await user.type(await input(), 'rain{Enter}')
  await screen.findByText('You are offline')
  expect(screen.queryByText('Search Error')).toBeNull()

  broken.mockRestore()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))

  await screen.findByText('4 results')
})

test('Load More adds results and focuses the first of them, until a page is not full', async () => {
  const { user } = await openApp('/search?q=rain', await serverWithMany(13))
  const more = await screen.findByRole('button', { name: 'Load More Results' })
  expect(titles()).toHaveLength(10)

  await user.click(more)

  await waitFor(() => expect(titles()).toHaveLength(13))
  expect(screen.queryByRole('button', { name: 'Load More Results' })).toBeNull()
  expect(document.activeElement).toBe(screen.getAllByRole('link', { name: /^Rain \d/ })[10])
})

test('more results load automatically near the bottom', async () => {
  setNearness(true)
  const server = await serverWithMany(23)
  const searches = watchSearches(server)
  await openApp('/search?q=rain', server)

  await waitFor(() => expect(titles()).toHaveLength(23))
  expect(searches().map(({ offset }) => offset)).toEqual(['0', '10', '20'])
})

test('when more results cannot be loaded, the list stays and loading can be tried again', async () => {
  setNearness(true)
  const server = await serverWithMany(13)
  const broken = failSearches(server, ({ searchParams }) => searchParams.get('offset') === '10')
  const { user } = await openApp('/search?q=rain', server)
  await screen.findByText('Search Error')
  expect(titles()).toHaveLength(10)

  broken.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  await waitFor(() => expect(titles()).toHaveLength(13))
})

test('a late reply is not shown for a newer search', async () => {
  const server = await serverWithArticles()
  const real = server.app.request.bind(server.app)
  let answerLate: (() => void) | undefined
  vi.spyOn(server.app, 'request').mockImplementation(async (request, ...rest) => {
    const isSlow = request instanceof Request && request.url.includes('query=gates')
    if (isSlow) await new Promise<void>((resolve) => (answerLate = resolve))
    return real(request, ...rest)
  })
  const { user } = await openApp('/search?q=gates', server)
  // The newer search could overtake it, because the session library delays the first requests of a visitor.
  await waitFor(() => expect(answerLate).toBeDefined())
  await user.clear(await input())
  await user.type(await input(), 'festival{Enter}')
  await screen.findByText('1 result')

  answerLate?.()
  await real('/api/epaper/search?query=gates&publisher_short_code=PV')

  expect(titles()).toEqual(['A festival'])
})

test('a story of two editions is one result, which names the other edition', async () => {
  const server = await serverWithArticles()
  const text = 'The new bridge over the river opens for buses and lorries next month. '.repeat(3)
  const [own, other] = [issueKey('2026-11-13'), issueKey('2026-11-13', 5)]
  await publishArticles(server.services, [[{ id: 'b-5', title: 'Bridge', text }]], { key: other })
  await publishArticles(server.services, [[{ id: 'b-4', title: 'Bridge opens', text }]], {
    key: own,
  })
  const { user } = await openApp('/search?q=lorries', server)

  await screen.findByText('1 result')
  expect(titles()).toEqual(['Bridge opens'])
  await user.click(screen.getByText('Also in 1 edition'))
  const link = await screen.findByRole('link', { name: 'Bengaluru Rural, Page 1' })
  expect(link.getAttribute('href')).toMatch(/^\/article\/b-5\?date=2026-11-13&edition_No=5&/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'newest')
  await waitFor(() => expect(address()).toBe('/search?q=lorries&sort=newest'))
})
