import type { Locator, Page } from '@playwright/test'
import type { DraftStory, PageDraft } from '#contract/desk/correction-steps.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { subscribe } from './accounts.ts'
import { expectAccessibleOnPhoneAndDesktop } from './axe.ts'
import { fingersOn } from './fingers.ts'
import { expect, holdRequests, test } from './journey.ts'
import { addressOf, TITLE_SERVERS } from './titles.ts'

const [, title] = TITLE_SERVERS
/** Bengaluru Rural, which no other journey uses. */
const EDITION = 3
const OF_ISSUE = { publisher: 'DH', edition: `${EDITION}`, date: newspaperDay(new Date()) }
const WRITTEN = 'Written by a corrector'
const FRONT = { ...OF_ISSUE, page: '1' }

test.use({ baseURL: addressOf(title) })

test('a corrector corrects the front page, and saved articles and links lead to the new version', async ({
  page,
  browser,
}) => {
  await openFrontPage(page)
  const [kept, merged, third] = await articles(page)
  const context = await browser.newContext({ baseURL: addressOf(title) })
  const reader = await context.newPage()
  const link = await saveArticle(reader, merged.id)
  const hands = countingHands(page)

  await test.step('the mouse merges two stories with two actions', async () => {
    await shape(page, kept).click({ position: { x: 8, y: 8 } })
    await hands.within(2, async () => {
      await hands.press('m')
      await hands.click(shape(page, merged))
    })
    await expect(shape(page, merged)).toHaveCount(0)
    await expectAnnounced(page, '2 stories are one now.')
  })

  await test.step('the wheel zooms, and the point below the pointer stays there', async () => {
    const stage = await page.locator('[data-mode="select"]').boundingBox()
    const pointer = { x: (stage?.x ?? 0) + 200, y: (stage?.y ?? 0) + 200 }
    await page.mouse.move(pointer.x, pointer.y)
    const before = await placeUnder(page, pointer)
    await page.keyboard.down('Control')
    for (let turns = 0; turns < 4; turns += 1) await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await placeUnder(page, pointer)).width).toBeGreaterThan(800)
    const after = await placeUnder(page, pointer)
    expect(after.x).toBeCloseTo(before.x, 1)
    expect(after.y).toBeCloseTo(before.y, 1)
    await page.keyboard.press('0')
  })

  await test.step('the keyboard alone changes a type, splits, undoes and writes', async () => {
    await selectByKey(page, third)
    await hands.within(2, () => hands.press('2'))
    await expect(shape(page, third)).toHaveAttribute('data-type', 'brief')
    const count = await shapes(page).count()
    await hands.within(3, () => hands.press('s', 'Enter'))
    await expect(shapes(page)).not.toHaveCount(count)
    await page.keyboard.press('Control+z')
    await expect(shapes(page)).toHaveCount(count)
    await expect(page.getByText('Every step is saved.')).toBeVisible()
    await selectByKey(page, kept)
    // Words are also sent while the field is open. They must arrive after those of somebody else.
    const sendSteps = await holdRequests(page, '**/api/desk/corrections/steps')
    await page.keyboard.press('e')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(WRITTEN)
    await writeAsSomebodyElse(page, kept)
    // Leaving the field opens the question. Neither that press nor another one closes it.
    await page.keyboard.press('Escape')
    sendSteps()
    const question = page.getByRole('dialog', { name: 'Somebody else changed this story' })
    await expect(question.getByText(WRITTEN)).toBeVisible()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Use mine' }).press('Enter')
    await expect(shape(page, kept)).toBeFocused()
    await expect(page.getByText('Every step is saved.')).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the keyboard alone publishes the corrections', async () => {
    await page.keyboard.press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish corrections' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The corrections are published.')).toBeVisible({
      timeout: SLOW_LIMIT_MS,
    })
    await page.keyboard.press('Escape')
    await expect(shape(page, kept)).toBeFocused()
  })

  await test.step('the link and the saved article lead to the merged story', async () => {
    const words = textOf(merged).slice(0, 30)
    await reader.goto(link)
    await expect(reader.getByText(WRITTEN)).toBeVisible()
    await expect(reader.getByText(words).first()).toBeVisible()
    await reader.goto('/saved-articles')
    await reader.getByRole('main').getByRole('listitem').getByRole('link').click()
    await expect(reader.getByText(WRITTEN)).toBeVisible()
    await context.close()
  })
})

test('a finger moves a story and draws one', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ baseURL: addressOf(title), viewport: { width: 390, height: 844 }, hasTouch: true },
  })
  const page = await context.newPage()
  await openFrontPage(page)
  const fingers = await fingersOn(page)
  const { stories } = await draftOf(page)
  // A brief is smaller than the rectangle that the finger draws.
  const story = stories.find(
    ({ type, rects, box }) => type === 'story' && rects.length === 1 && box.top + box.height < 90,
  )
  if (!story) throw new Error('Every story is brief or at the foot of the page')
  const count = await shapes(page).count()
  await shape(page, story).scrollIntoViewIfNeeded()
  await fingers.tap(await middleOf(shape(page, story)))
  const grip = await middleOf(page.locator('[data-grip]').first())
  const top = (await shape(page, story).boundingBox())?.y ?? 0
  await fingers.swipe(grip, { x: grip.x, y: grip.y + 30 })
  await expect
    .poll(async () => (await shape(page, story).boundingBox())?.y ?? 0)
    .toBeGreaterThan(top + 10)

  await page.getByRole('button', { name: 'Draw a story' }).tap()
  await shape(page, story).scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(shape(page, story))
  await fingers.swipe({ x: x - 20, y: y - 20 }, { x: x + 20, y: y + 20 })
  await expect(shapes(page)).toHaveCount(count + 1)
  for (const left of [count, count]) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(shapes(page)).toHaveCount(left)
  }
  await expect(page.getByText('Every step is saved.')).toBeVisible()
  await context.close()
})

const shapes = (page: Page) => page.locator('[data-story]')
const shape = (page: Page, { id }: Pick<DraftStory, 'id'>) => page.locator(`[data-story="${id}"]`)

async function openFrontPage(page: Page): Promise<void> {
  const signedIn = await page.request.post('/api/dev/demo-staff/sign-in', {
    data: { role: 'corrector' },
    headers: { origin: addressOf(title) },
  })
  expect(signedIn.ok()).toBe(true)
  await page.goto(`/desk/correct?${new URLSearchParams(FRONT)}`)
  await expect(shapes(page).first()).toBeVisible()
}

async function draftOf(page: Page): Promise<PageDraft> {
  const response = await page.request.get('/api/desk/corrections/page', { params: FRONT })
  return (await response.json()).page.draft
}

/** Changes the headline of a story, as another corrector would. */
async function writeAsSomebodyElse(page: Page, { id }: Pick<DraftStory, 'id'>): Promise<void> {
  const story = (await draftOf(page)).stories.find((one) => one.id === id)
  const step = {
    ...{ act: 'write', id: `other-${id}`, story: id, expects: { [id]: story?.version } },
    blocks: story?.blocks.map((block, index) =>
      index === 0 ? { ...block, text: 'Somebody else' } : block,
    ),
  }
  const sent = await page.request.post('/api/desk/corrections/steps', {
    data: { ...OF_ISSUE, edition: EDITION, page: 1, since: 0, steps: [step] },
    headers: { origin: addressOf(title) },
  })
  expect(await sent.json()).toHaveProperty('refused', null)
}

/** The first articles with text, in reading order. */
async function articles(page: Page): Promise<[DraftStory, DraftStory, DraftStory]> {
  const { stories } = await draftOf(page)
  const [first, second, third] = stories.filter(
    ({ type, rects, blocks }) =>
      type === 'story' && rects.length === 1 && blocks.some(({ role }) => role === 'body'),
  )
  if (!first || !second || !third) throw new Error('The front page has fewer than three articles')
  return [first, second, third]
}

const textOf = ({ blocks }: DraftStory) => blocks.find(({ role }) => role === 'body')?.text ?? ''

async function saveArticle(reader: Page, id: string): Promise<string> {
  await subscribe(reader, -1, title)
  await reader.goto(`/?edition_No=${EDITION}`)
  const link = reader.locator(`a[href^="/article/${id}"]`).first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.dispatchEvent('click')
  await reader.getByRole('button', { name: 'Bookmark' }).click()
  await expect(reader.getByText('Article Bookmarked').last()).toBeVisible()
  return address
}

/** Counts presses and clicks. */
function countingHands(page: Page) {
  let count = 0
  return {
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    },
    async click(target: Locator) {
      await target.click()
      count += 1
    },
    async within(most: number, act: () => Promise<void>) {
      const before = count
      await act()
      expect(count - before).toBeLessThanOrEqual(most)
    },
  }
}

async function selectByKey(page: Page, story: DraftStory): Promise<void> {
  const target = shape(page, story)
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await target.getAttribute('aria-pressed')) === 'true') return
    await page.keyboard.press('.')
  }
  await expect(target).toHaveAttribute('aria-pressed', 'true')
}

async function expectAnnounced(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where a point of the screen is on the page, as a share of its size. */
async function placeUnder(page: Page, { x, y }: { x: number; y: number }) {
  const sheet = await page.getByRole('group', { name: 'Stories of the page' }).boundingBox()
  if (!sheet) throw new Error('There is no page')
  return { x: (x - sheet.x) / sheet.width, y: (y - sheet.y) / sheet.height, width: sheet.width }
}
