// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendSteps } from '#contract/desk/corrections.ts'
import type { StaffRole } from '#contract/desk/permissions.ts'
import { listPressJobs } from '#contract/desk/press-jobs.ts'
import { call } from '../api/call.ts'
import { openDesk } from '../testing.tsx'
import {
  ADDRESS,
  contentOf,
  countingHands,
  ISSUE,
  serverWithFaultyPage,
  storedPage,
  TRUTH,
} from './testing.ts'

beforeEach(() => {
  // happy-dom has no layout. The page is 1000 × 1000 pixels, so that 1% is 10 pixels.
  const page = new DOMRect(0, 0, 1000, 1000)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(page)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

async function openFaultyPage(role: StaffRole = 'corrector') {
  const server = await serverWithFaultyPage()
  const { user } = await openDesk(ADDRESS, { server, role })
  const name = /^Headline a, Article, 1 of 10/
  const first = await screen.findByRole('button', { name, pressed: true })
  // Some keys, such as PageDown, act on the page only while it has the focus, which comes after the selection.
  await waitFor(() => expect(document.activeElement).toBe(first))
  return { server, user, hands: countingHands(user) }
}

async function expectSaved() {
  await screen.findByText('Every step is saved.')
}

test('a page with ten faults is corrected with the keyboard alone', async () => {
  const { hands } = await openFaultyPage()
  const counts: Record<string, number> = {}
  const count = async (what: string, act: () => Promise<void>) => {
    const before = hands.count()
    await act()
    counts[what] = Math.max(counts[what] ?? 0, hands.count() - before)
  }

  await count('merge', () => hands.keys('m {Enter}'))
  expect(screen.getByText('2 stories are one now.')).toBeTruthy()
  await hands.keys('{Tab}')
  await count('merge', () => hands.keys('m {Enter}'))
  await hands.keys('{Tab}')
  await count('split', () => hands.keys('s {Enter}'))
  expect(screen.getByText('The story was split.')).toBeTruthy()
  await hands.keys('{Tab}')
  await count('split', () => hands.keys('s {Enter}'))
  await hands.keys('{Tab} r . [Space] , [Space] {Enter} e')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  await hands.keys('{Control>}a{/Control}')
  await hands.type('Headline h')
  await hands.keys('{Escape} {Shift>}{Tab}{/Shift}')
  await count('type', () => hands.keys('1'))
  await hands.keys('{Tab} x {Tab} {Delete} d {Enter}')
  await hands.keys('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Alt}')

  expect(counts).toEqual({ merge: 2, split: 2, type: 1 })
  expect(hands.count()).toBeLessThanOrEqual(60)
  await expectSaved()
  expect(contentOf(await storedPage())).toEqual(TRUTH)
  await screen.findByText('Nothing is left tonight. · 2 of 2 pages done')
})

test('the same page is corrected with the mouse, and every step is undone', async () => {
  const { hands } = await openFaultyPage()
  const before = contentOf(await storedPage())

  await hands.keys('m')
  await hands.drag([10, 15], [10, 15])
  await hands.drag([60, 5], [70, 15])
  await hands.keys('c')
  await hands.keys('s')
  await hands.drag([0, 40], [50, 40])
  await hands.keys('{Enter} s')
  await hands.drag([50, 40.4], [100, 39.6])
  await hands.keys('{Enter} r')
  await hands.drag([10, 70], [10, 70])
  await hands.drag([60, 70], [60, 70])
  await hands.keys('{Enter}')
  await hands.drag([60, 70], [60, 70])
  await hands.keys('e {Control>}a{/Control}')
  await hands.type('Headline h')
  await hands.drag([10, 70], [10, 70])
  await hands.keys('1')
  await hands.drag([60, 95], [60, 95])
  await hands.keys('{Delete}')
  await hands.drag([10, 90], [10, 90])
  await hands.keys('x d')
  await hands.drag([50, 80.2], [74, 90.1])

  expect(hands.count()).toBeLessThanOrEqual(60)
  await expectSaved()
  expect(contentOf(await storedPage())).toEqual(TRUTH)

  await hands.keys(Array(10).fill('{Control>}z{/Control}').join(' '))
  await expectSaved()
  expect(contentOf(await storedPage())).toEqual(before)
})

test('keys work while nothing has the focus', async () => {
  const { hands } = await openFaultyPage()
  const focused = document.activeElement
  if (focused instanceof SVGElement) focused.blur()
  expect(document.activeElement).toBe(document.body)
  await hands.keys('.')
  await screen.findByRole('button', { name: /, 2 of 10/, pressed: true })
})

test('corrections are discarded by key, and that is undone', async () => {
  const { user, hands } = await openFaultyPage()
  await hands.keys('m {Enter}')
  await expectSaved()
  await hands.keys('{Control>}{Delete}{/Control}')
  const dialog = await screen.findByRole('dialog', {
    name: 'Discard the corrections of page 1?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }))
  await screen.findByRole('button', { name: /, 1 of 10/ })
  await hands.keys('{Control>}z{/Control}')
  await waitFor(async () => expect((await storedPage()).stories).toHaveLength(9))
})

test('the text of two people: both are shown, and the chosen one is kept', async () => {
  const { user } = await openFaultyPage()
  const [story] = (await storedPage()).stories
  if (!story) throw new Error('The page has stories')
  const theirs = story.blocks.map((block) => ({ ...block, text: 'Their headline' }))
  const headline = screen.getByRole('textbox', { name: 'Headline' })
  await user.type(headline, ' of mine')
  const expects = { [story.id]: story.version }
  const step = { act: 'write', id: 'their-step', expects, story: story.id, blocks: theirs } as const
  await call(sendSteps, {
    body: { ...ISSUE, page: 1, since: 0, steps: [{ ...step, blocks: theirs }] },
  })

  await user.tab()
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this story' })
  within(dialog).getByText('Their headline')
  within(dialog).getByText('Headline a of mine')
  await user.click(within(dialog).getByRole('button', { name: 'Use mine' }))
  await expectSaved()
  await waitFor(async () => {
    expect((await storedPage()).stories[0]?.blocks[0]?.text).toBe('Headline a of mine')
  })
})

test('an editor withdraws an article from the page', async () => {
  const { user, hands } = await openFaultyPage('editor')
  const [story] = (await storedPage()).stories
  await hands.keys('w')
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the article' }))
  expect(dialog.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox', { name: 'Reason, for the log' }), 'A court asked')
  await user.type(dialog.getByRole('textbox', { name: /^What readers are told/ }), 'Withdrawn.')
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('The press withdraws the article.')
  const { jobs } = await call(listPressJobs, { query: { ...ISSUE, edition: `${ISSUE.edition}` } })
  expect(jobs.map(({ task }) => task)).toEqual([
    {
      ...{ kind: 'withdraw', article_id: story?.id, onlyThisEdition: false },
      ...{ reason: 'A court asked', notice: 'Withdrawn.' },
    },
  ])
})

test('without a connection steps stay in the browser, and the next visit sends them', async () => {
  const { server, hands } = await openFaultyPage()
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('No network'))
  await hands.keys('m {Enter}')
  await screen.findByText('2 stories are one now.')
  expect(localStorage).toHaveLength(1)
  globalThis.fetch = fetch
  expect((await storedPage()).stories).toHaveLength(10)

  await openDesk(ADDRESS, { server })
  await waitFor(async () => expect((await storedPage()).stories).toHaveLength(9))
})

test('a page that was opened without a connection is loaded once there is one', async () => {
  const { hands } = await openFaultyPage()
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('No network'))
  await hands.keys('{PageDown}')
  await screen.findByText('The page could not be loaded.')
  globalThis.fetch = fetch
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('group', { name: 'Stories of the page' })
})
