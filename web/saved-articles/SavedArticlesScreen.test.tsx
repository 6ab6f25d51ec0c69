// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NewSavedArticle } from '#contract/saved-articles.ts'
import { GROUPS, issueKey, publishTestIssue } from '#server/issues/testing.ts'
import { readerWith } from '#store/auth/readers.ts'
import { grantComplimentary } from '#store/entitlements.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { deleteSavedArticle, saveArticleOnce, savedArticlesOf } from '#store/saved-articles.ts'
import { recordWithdrawal } from '#store/withdrawals/withdrawals.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

const EMAIL = 'reader@example.com'

/** Replaces IntersectionObserver, because happy-dom has no layout: every element is near the viewport. */
class EverythingIsNear {
  readonly #seen: (entries: { isIntersecting: boolean }[]) => void
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#seen = seen
  }
  observe() {
    this.#seen([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', EverythingIsNear))

const article = {
  publisher_short_code: 'PV',
  article_id: 'p1-lead',
  edition_number: 4,
  page_no: 1,
  html_path: 'a/p1-lead.html',
  image_path: 'p01/w2400.webp',
  image_coordinates: { top: '10%', left: '0%', width: '50%', height: '25.5%' },
  title: 'ಮಳೆ',
  description: '',
  edition_date: '2026-11-15',
}

/** A server on which the reader has saved these articles, in this order. */
async function serverWithSaved(...articles: object[]) {
  const server = await signedInServer(EMAIL)
  const { db } = server.services
  await saveEditionGroups(db, 'PV', GROUPS)
  const readerId = (await readerWith(db, { kind: 'email', value: EMAIL })) ?? ''
  const save = (changes: object, at = '2026-11-15T12:00:00+05:30') =>
    saveArticleOnce(db, readerId, NewSavedArticle.parse({ ...article, ...changes }), new Date(at))
  for (const [minute, changes] of articles.entries()) {
    await save(changes, `2026-11-15T11:0${minute}:00+05:30`)
  }
  /** Saves and deletes as another device of the same reader does. */
  const elsewhere = {
    save,
    remove: (articleId: string) => deleteSavedArticle(db, { readerId, publisher: 'PV', articleId }),
    titles: async () => (await savedArticlesOf(db, readerId, 'PV')).map(({ title }) => title),
  }
  return { server, readerId, elsewhere }
}

const RAIN = { article_id: 'a-rain', title: 'Rain', edition_date: '2026-11-14', page_no: 3 }
const DAM = { article_id: 'a-dam', title: 'Dam', edition_number: 5 }

/** Replaces the replies to some calls, until the test restores the server. */
function breakCalls(server: TestServer, method: string, answer: () => Promise<Response>) {
  const real = server.app.request.bind(server.app)
  return vi.spyOn(server.app, 'request').mockImplementation((input, ...rest) => {
    const isHit =
      input instanceof Request &&
      input.method === method &&
      input.url.includes('/api/user/saved-articles')
    return isHit ? answer() : real(input, ...rest)
  })
}

const refusal = async () => Response.json({ code: 'forbidden', message: '' }, { status: 403 })

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a visitor gets a login popup that returns to this screen', async () => {
  const { user } = await openApp('/saved-articles')

  const popup = await screen.findByRole('dialog', { name: 'Log in' })
  within(popup).getByText('Please login to view your saved articles')
  const login = within(popup).getByRole('link', { name: 'Log in' })
  expect(login.getAttribute('href')).toBe('/auth?redirectUrl=%2Fsaved-articles')

  await user.click(within(popup).getByRole('button', { name: 'Maybe Later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText('Please login to view your saved articles')
})

test('an empty list says so', async () => {
  const { server } = await serverWithSaved()
  await openApp('/saved-articles', server)

  await screen.findByText('No Saved Articles Yet')
})

test('each card has the title, the date and the edition, and opens the article', async () => {
  const { server } = await serverWithSaved(RAIN, DAM)
  await openApp('/saved-articles', server)

  const link = await screen.findByRole('link', { name: 'Rain' })
  expect(titles()).toEqual(['Dam', 'Rain'])
  const card = within(screen.getAllByRole('listitem')[1] ?? document.body)
  card.getByText('14 Nov 2026')
  card.getByRole('button', { name: 'Share: Rain' })
  await card.findByText('Bengaluru City')
  expect(link.getAttribute('href')).toBe(
    '/article/a-rain?date=2026-11-14&edition_No=4&pageNumber=2&source=saved_articles',
  )
})

test('a deleted article disappears at once, and the next one gets the focus', async () => {
  const { server, elsewhere } = await serverWithSaved(RAIN, DAM)
  const { user } = await openApp('/saved-articles', server)

  await user.click(await screen.findByRole('button', { name: 'Delete: Dam' }))

  await waitFor(() => expect(titles()).toEqual(['Rain']))
  expect(document.activeElement?.textContent).toBe('Rain')
  await screen.findByText('Bookmark Removed')
  expect(await elsewhere.titles()).toEqual(['Rain'])
})

test('a failed delete restores the article', async () => {
  const { server, elsewhere } = await serverWithSaved(RAIN, DAM)
  let fail: (() => void) | undefined
  breakCalls(server, 'DELETE', async () => {
    await new Promise<void>((resolve) => {
      fail = resolve
    })
    throw new TypeError('Failed to fetch')
  })
  const { user } = await openApp('/saved-articles', server)

  await user.click(await screen.findByRole('button', { name: 'Delete: Dam' }))
  await waitFor(() => expect(titles()).toEqual(['Rain']))
  await waitFor(() => expect(fail).toBeDefined())
  fail?.()

  await screen.findByText('Failed to remove bookmark')
  await waitFor(() => expect(titles()).toEqual(['Dam', 'Rain']))
  expect(await elsewhere.titles()).toEqual(['Dam', 'Rain'])
})

test('an article that another device deleted stays deleted', async () => {
  const { server, elsewhere } = await serverWithSaved(RAIN, DAM)
  const { user } = await openApp('/saved-articles', server)
  const button = await screen.findByRole('button', { name: 'Delete: Dam' })
  await elsewhere.remove('a-dam')

  await user.click(button)

  await waitFor(() => expect(titles()).toEqual(['Rain']))
  expect(screen.queryByRole('button', { name: 'Delete: Dam' })).toBeNull()
})

test('returning to the tab shows articles saved on another device', async () => {
  const { server, elsewhere } = await serverWithSaved(RAIN)
  await openApp('/saved-articles', server)
  await screen.findByRole('link', { name: 'Rain' })
  await elsewhere.save(DAM)

  window.dispatchEvent(new Event('visibilitychange'))

  await screen.findByRole('link', { name: 'Dam' })
})

test('the list can be filtered by edition, and the filter removed', async () => {
  const { server } = await serverWithSaved(RAIN, DAM)
  const { user } = await openApp('/saved-articles', server)

  await user.click(await screen.findByRole('button', { name: 'Bengaluru Rural' }))
  expect(titles()).toEqual(['Dam'])
  expect(window.location.search).toBe('?edition_No=5')

  await user.click(screen.getByRole('button', { name: 'Bengaluru Rural', pressed: true }))
  expect(titles()).toEqual(['Dam', 'Rain'])
})

test('the filter of an edition without articles can be removed', async () => {
  const { server } = await serverWithSaved(RAIN)
  const { user } = await openApp('/saved-articles?edition_No=5', server)

  await screen.findByText('None of your saved articles is from Bengaluru Rural.')
  await user.click(screen.getByRole('button', { name: 'Bengaluru Rural' }))

  expect(titles()).toEqual(['Rain'])
  expect(screen.queryByRole('button', { pressed: false })).toBeNull()
})

test('when the list cannot be loaded the reader can try again', async () => {
  const { server } = await serverWithSaved(RAIN)
  const broken = breakCalls(server, 'GET', refusal)
  const { user } = await openApp('/saved-articles', server)
  await screen.findByText('Error loading saved articles')

  broken.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  await screen.findByRole('link', { name: 'Rain' })
})

const pictures = () => document.querySelectorAll<HTMLImageElement>('main img')

test('a picture has a fresh address; a locked article has no picture', async () => {
  const { server } = await serverWithSaved(RAIN, article)
  await publishTestIssue(server.services, issueKey('2026-11-15'))
  await publishTestIssue(server.services, issueKey('2026-11-14'))
  await openApp('/saved-articles', server)
  await screen.findByRole('link', { name: 'Rain' })

  await waitFor(() => expect(pictures()).toHaveLength(1))
  const [picture] = pictures()
  expect(picture?.getAttribute('src')).toMatch(/^\/api\/epaper\/.*\/v1\/a\/p1-lead\.webp$/)

  if (picture) fireEvent.error(picture)
  await waitFor(() => expect(pictures()).toHaveLength(0))
})

test('a picture with an expired address is fetched from a new one', async () => {
  const { server, readerId } = await serverWithSaved({ ...RAIN, article_id: 'p2-lead' })
  await publishTestIssue(server.services, issueKey('2026-11-14'))
  await grantComplimentary(server.services.db, readerId, {
    archival_access: -1,
    early_access: false,
    starts_at: new Date(0),
    ends_at: null,
  })
  server.services.readers.forget(readerId)
  await openApp('/saved-articles', server)
  await waitFor(() => expect(pictures()).toHaveLength(1))
  const before = pictures()[0]?.src ?? ''
  expect(before).toMatch(/\/signed\/.*\/a\/p2-lead\.webp$/)

  server.clock.moveTo(new Date('2026-11-15T12:31:00+05:30'))
  for (const picture of pictures()) fireEvent.error(picture)

  await waitFor(() => expect(pictures()[0]?.src).toMatch(/\/a\/p2-lead\.webp$/))
  expect(pictures()[0]?.src).not.toBe(before)
})

test('the card of a withdrawn article says so, shows nothing of it, and can be deleted', async () => {
  const { server, elsewhere } = await serverWithSaved(RAIN, {})
  const { db } = server.services
  await publishTestIssue(server.services, issueKey('2026-11-15'), 'v1')
  await recordWithdrawal(db, {
    articles: [{ issue_id: 'PV-20261115-4', article_id: article.article_id }],
    pages: [{ issue_id: 'PV-20261115-4', version: 'v1', page_no: 1 }],
    requested: article.article_id,
    reason: 'order of the court',
    notice: undefined,
    by: 'asha',
    at: new Date('2026-11-15T12:00:00+05:30'),
  })
  await openApp('/saved-articles', server)

  const withdrawn = 'This article was withdrawn.'
  const link = await screen.findByRole('link', { name: withdrawn })
  const card = link.closest('li')
  if (!card) throw new Error('The card is not in the list')
  expect(within(card).queryByRole('img')).toBeNull()
  expect(within(card).queryByRole('button', { name: /share/i })).toBeNull()
  expect(card.textContent).not.toContain(article.title)
  expect(titles()).toEqual([withdrawn, 'Rain'])

  fireEvent.click(within(card).getByRole('button', { name: `Delete: ${withdrawn}` }))
  await waitFor(async () => expect(await elsewhere.titles()).toEqual(['Rain']))
})
