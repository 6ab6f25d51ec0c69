// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GROUPS, issueKey, publishTestIssue, serverWithIssues } from '#server/issues/testing.ts'
import { readerWith } from '#store/auth/readers.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { savedArticlesOf } from '#store/saved-articles.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

const EMAIL = 'reader@example.com'
const ARTICLE = '/article/p1-lead?date=2026-11-15&edition_No=4&pageNumber=0'

async function openArticle() {
  const server = await signedInServer(EMAIL)
  const { db } = server.services
  await saveEditionGroups(db, 'PV', GROUPS)
  await publishTestIssue(server.services, issueKey('2026-11-15'))
  const app = await openApp(ARTICLE, server)
  const readerId = (await readerWith(db, { kind: 'email', value: EMAIL })) ?? ''
  const saved = () => savedArticlesOf(db, readerId, 'PV')
  await bookmark()
  return { ...app, saved }
}

const bookmark = (pressed = false) => screen.findByRole('button', { name: 'Bookmark', pressed })

/** Expects one more toast: those of earlier tests may still be shown. */
async function expectToast(words: string, act: () => Promise<unknown>): Promise<void> {
  const before = screen.queryAllByText(words).length
  await act()
  await waitFor(() => expect(screen.queryAllByText(words).length).toBeGreaterThan(before))
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600))

/** Makes calls of one method fail. */
function lose(server: TestServer, method: string) {
  const real = server.app.request.bind(server.app)
  vi.spyOn(server.app, 'request').mockImplementation((input, ...rest) => {
    const isLost = input instanceof Request && input.method === method
    return isLost ? Promise.reject(new TypeError('Failed to fetch')) : real(input, ...rest)
  })
}

test('an article can be bookmarked, and the bookmark removed', async () => {
  const { user, saved } = await openArticle()

  await expectToast('Article Bookmarked', async () => user.click(await bookmark()))
  await bookmark(true)
  expect(await saved()).toMatchObject([
    {
      publisher_short_code: 'PV',
      article_id: 'p1-lead',
      edition_number: 4,
      edition_date: '2026-11-15',
      page_no: 1,
      html_path: 'a/p1-lead.html',
      image_path: 'p01/w2400.webp',
      image_coordinates: { top: '10%', left: '0%', width: '50%', height: '25.5%' },
      title: 'Title of p1-lead',
      description: '2026-11-15 v1 a/p1-lead.html',
    },
  ])

  await aWhile()
  await expectToast('Bookmark Removed', async () => user.click(await bookmark(true)))
  await bookmark(false)
  expect(await saved()).toEqual([])
})

test('a double tap saves once', async () => {
  const { user, saved } = await openArticle()

  await expectToast('Article Bookmarked', async () => user.dblClick(await bookmark()))

  await bookmark(true)
  expect(await saved()).toHaveLength(1)
})

test('when saving fails the bookmark is as before', async () => {
  const { user, server, saved } = await openArticle()
  lose(server, 'POST')

  await expectToast('Failed to bookmark article', async () => user.click(await bookmark()))

  await bookmark(false)
  expect(await saved()).toEqual([])
})

test('when removing fails the bookmark is as before', async () => {
  const { user, server, saved } = await openArticle()
  await expectToast('Article Bookmarked', async () => user.click(await bookmark()))
  await bookmark(true)
  await aWhile()
  lose(server, 'DELETE')

  await expectToast('Failed to remove bookmark', async () => user.click(await bookmark(true)))

  await bookmark(true)
  expect(await saved()).toHaveLength(1)
})

test('a visitor is asked to log in or to subscribe', async () => {
  const { user } = await openApp(ARTICLE, await serverWithIssues())

  await user.click(await bookmark())

  const prompt = await screen.findByRole('dialog', { name: 'Log in' })
  within(prompt).getByText('Please login to bookmark the article')
  within(prompt).getByRole('link', { name: 'View Subscription Plans' })
  const login = within(prompt).getByRole('link', { name: 'Log in' })
  expect(login.getAttribute('href')).toBe(`/auth?${new URLSearchParams({ redirectUrl: ARTICLE })}`)
  await user.click(within(prompt).getByRole('button', { name: 'Maybe Later' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
