// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp, signedInServer } from '../testing.tsx'
import {
  address,
  input,
  serverWithArticles,
  serverWithMany,
  setNearness,
  titles,
  watchSearches,
} from './testing.ts'

beforeEach(() => {
  setNearness(false)
  window.dataLayer = []
})

const events = () => window.dataLayer?.filter((one) => 'search_term' in one) ?? []

test('Enter searches at once; Back opens the previous search', async () => {
  const { user } = await openApp('/search', await serverWithArticles())
  await user.type(await input(), 'rain{Enter}')
  expect(address()).toBe('/search?q=rain')
  await screen.findByText('4 results')
  await waitFor(() => expect(events()).toHaveLength(1))
  await user.clear(await input())
  await user.type(await input(), 'festival{Enter}')
  await screen.findByText('1 result')

  window.history.back()

  await screen.findByText('4 results')
  expect(await input()).toHaveProperty('value', 'rain')
  expect(address()).toBe('/search?q=rain')
})

test('the filters narrow the search, and are in the address', async () => {
  const server = await serverWithArticles()
  const searches = watchSearches(server)
  const { user } = await openApp('/search?q=rain', server)
  await screen.findByText('4 results')

  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Edition' }),
    await screen.findByRole('option', { name: 'Bengaluru Rural' }),
  )
  await waitFor(() => expect(titles()).toEqual(['Rain in the villages']))
  expect(address()).toBe('/search?q=rain&edition_No=5')

  await user.selectOptions(screen.getByRole('combobox', { name: 'Edition' }), 'All editions')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'Today')
  await screen.findByText('3 results')
  expect(address()).toBe('/search?q=rain&from=2026-11-15&to=2026-11-15')
  expect(searches().at(-1)).toMatchObject({ date: '20261115' })
})

test('a link repeats the search in the sister paper, which has other editions and sections', async () => {
  const env = { SISTER_URL: 'https://courier.example' }
  const path = '/search?q=rain&edition_No=5&from=2026-11-01&to=2026-11-15&section=Main&sort=newest'
  await openApp(path, await serverWithArticles(undefined, env))

  const link = await screen.findByRole('link', { name: 'Search in The Plateau Courier' })
  expect(link.getAttribute('href')).toBe(
    'https://courier.example/search?q=rain&from=2026-11-01&to=2026-11-15&sort=newest',
  )
})

test('without the address of a sister paper there is no link to it', async () => {
  await openApp('/search?q=rain', await serverWithArticles())
  await screen.findByText('4 results')
  expect(screen.queryByRole('link', { name: /^Search in/ })).toBeNull()
})

test('two filters chosen in quick succession both apply', async () => {
  await openApp('/search?q=rain', await serverWithArticles())
  await screen.findByText('4 results')
  const edition = await screen.findByRole('combobox', { name: 'Edition' })
  await within(edition).findAllByRole('option', { name: /Bengaluru/ })

  fireEvent.change(edition, { target: { value: '4' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Date' }), { target: { value: 'today' } })

  await waitFor(() =>
    expect(address()).toBe('/search?q=rain&edition_No=4&from=2026-11-15&to=2026-11-15'),
  )
})

test('a shared address shows the same search, including chosen dates', async () => {
  await openApp('/search?q=rain&from=2026-11-13&to=2026-11-14', await serverWithArticles())

  await screen.findByText('1 result')
  expect(titles()).toEqual(['Rain of yesterday'])
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-11-13')
  expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-11-14')
  expect(await input()).toHaveProperty('value', 'rain')
})

test('when the filters leave no results, they can be removed', async () => {
  const { user } = await openApp('/search?q=festival&edition_No=5', await serverWithArticles())

  await user.click(await screen.findByRole('button', { name: 'Search all editions and dates' }))

  await screen.findByText('1 result')
  expect(address()).toBe('/search?q=festival')
})

test('a search is tracked once, with the term and the number of results', async () => {
  const { user } = await openApp('/search', await serverWithArticles())
  await user.type(await input(), 'Rain')
  await screen.findByText('4 results')
  expect(events()).toEqual([])

  const [first] = screen.getAllByRole('link', { name: /^Rain/ })
  if (first) await user.click(first)

  await waitFor(() => expect(window.location.pathname).toBe('/article/rain'))
  const found = { event: 'search', search_term: 'rain', number_of_results: 4 }
  await waitFor(() => expect(events()).toMatchObject([found]))
  window.history.back()
  await screen.findByText('4 results')
  expect(events()).toHaveLength(1)
})

test('after an article, the list is restored with the focus on that article', async () => {
  const { user } = await openApp('/search?q=rain', await serverWithMany(13))
  await user.click(await screen.findByRole('button', { name: 'Load More Results' }))
  await waitFor(() => expect(titles()).toHaveLength(13))
  const opened = titles()[11] ?? ''
  await user.click(screen.getByRole('link', { name: opened }))
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/article\//))

  window.history.back()

  await waitFor(() => expect(titles()).toHaveLength(13))
  expect(document.activeElement?.textContent).toBe(opened)
})

test('recent searches are offered when the input is empty, by arrow keys too, and can be cleared', async () => {
  const { user } = await openApp('/search', await serverWithArticles())
  await user.type(await input(), 'rain{Enter}')
  await screen.findByText('4 results')
  await user.keyboard('{Escape}')
  await user.keyboard('zzzzqqqq{Enter}')
  await screen.findByText('No Matches Found')
  await user.keyboard('{Escape}')
  await user.keyboard('festival{Enter}')
  await screen.findByText('1 result')

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  const recents = await screen.findByRole('region', { name: 'Recent searches' })
  expect(
    within(recents)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['festival', 'rain'])
  expect(document.activeElement).toBe(await input())

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await screen.findByText('4 results')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('recentSearches')).toBeNull()
})

test('the back button leads to where the reader came from, or home', async () => {
  const { user } = await openApp('/search?q=rain', await serverWithArticles())

  await user.click(await screen.findByRole('button', { name: 'Back' }))

  await waitFor(() => expect(address()).toBe('/'))
})

test('logging out removes the recent searches', async () => {
  const server = await signedInServer('reader@example.com')
  localStorage.setItem('recentSearches', '["rain"]')
  const { user } = await openApp('/profile', server)

  await user.click(await screen.findByRole('button', { name: 'Logout' }))

  await waitFor(() => expect(localStorage.getItem('recentSearches')).toBeNull())
})
