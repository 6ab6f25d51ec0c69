import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { subscribe } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { openFirstArticle } from './open-article.ts'

const DOCS = readFileSync(new URL('../docs/operate/analytics.md', import.meta.url), 'utf8')
const COMMON_FIELDS = [
  'event',
  'currency',
  'logged_in_status',
  'subscription_status',
  'current_plan_tier',
]

interface TrackedEvent {
  event: string
  [field: string]: unknown
}

const trackedEvents = (page: Page): Promise<TrackedEvent[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])))

const eventNames = async (page: Page) => (await trackedEvents(page)).map(({ event }) => event)

/** The fields of an event in the document: the names in backticks in the last column of its row. */
function fieldsOf(event: string): string[] {
  const row = new RegExp(`^\\| \`${event}\` \\|.*\\|(.*)\\|$`, 'm').exec(DOCS)?.[1] ?? ''
  return [...row.matchAll(/`(\w+)`/g)].map(([, field]) => field ?? '')
}

async function expectAsDocumented(page: Page): Promise<void> {
  for (const entry of await trackedEvents(page)) {
    const fields = Object.keys(entry).filter((field) => !COMMON_FIELDS.includes(field))
    expect(fields.sort(), entry.event).toEqual(fieldsOf(entry.event).sort())
    expect(Object.keys(entry), entry.event).toEqual(expect.arrayContaining(COMMON_FIELDS))
  }
}

test('reading, saving and downloading are tracked once each, with the documented fields', async ({
  page,
}) => {
  await page.clock.install()
  await subscribe(page)
  await expect(page.getByRole('button', { name: /^Page: 1 / })).toBeVisible()
  await expect.poll(() => eventNames(page)).toEqual(['page_view'])
  expect(await trackedEvents(page)).toMatchObject([
    { logged_in_status: true, subscription_status: expect.any(String), currency: 'INR' },
  ])

  await page.keyboard.press('ArrowRight')
  await expect.poll(() => eventNames(page)).toEqual(['page_view', 'navigate_page'])
  await page.clock.runFor(10_500)
  await expect.poll(() => eventNames(page)).toEqual(['page_view', 'navigate_page', 'read_page'])
  await page.getByRole('button', { name: 'Fit to height' }).click()
  await openFirstArticle(page)
  await page.getByRole('button', { name: 'Listen to article' }).click({ force: true })
  await page.getByRole('button', { name: 'Show as printed' }).click()
  await page.clock.runFor(10_500)
  await page
    .getByRole('button', { name: /bookmark|save/i })
    .first()
    .click()
  await expect(page.getByText('Article Bookmarked')).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).press('Enter')
  await expect(page.getByText('Download successful')).toBeVisible()

  await expect
    .poll(async () => (await eventNames(page)).slice(3))
    .toEqual([
      'toggle_reader_view',
      'article_open',
      'page_view',
      'listen_to_article',
      'toggle_reader_view',
      'read_article',
      'save_article',
      'download_article',
    ])
  await expectAsDocumented(page)
})

test('prompts, the menu and a search are tracked once each', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Page: 1 / })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog').getByRole('button', { name: 'Maybe Later' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search/)
  await page.getByRole('searchbox').fill('ಬೆಂಗಳೂರು')
  await expect.poll(() => eventNames(page)).toContain('search')

  const seen = await eventNames(page)
  for (const event of ['view_prompt', 'dismiss_prompt', 'click_menu_item', 'search']) {
    expect(
      seen.filter((name) => name === event),
      event,
    ).toHaveLength(1)
  }
  await expectAsDocumented(page)
})

test('the log of events can be shown over every screen', async ({ page }) => {
  await page.goto('/dev/events')
  await page.getByRole('checkbox', { name: 'Show them over every screen' }).check()
  await expectAccessible(page)
  await page.goto('/subscribe')
  const log = page.getByRole('region', { name: 'Analytics events' })
  await expect(log.getByText('view_item_list', { exact: true })).toBeVisible()
})
