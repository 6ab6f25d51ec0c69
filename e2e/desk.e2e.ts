import type { Locator, Page } from '@playwright/test'
import { API_BASE } from '#contract/route.ts'
import { addDays } from '#domain/calendar.ts'
import { formatDate } from '#domain/format.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { printPdf } from '#press/testing.ts'
import { expectAccessible } from './axe.ts'
import { expect, resetClock, test } from './journey.ts'

/** No other journey reads this issue. */
const EDITION = { publisher: 'PV', edition: '8', name: 'Mysuru' }
const today = dayInIndia(new Date())
const tomorrow = addDays(today, 1)
const ADDRESS = `publisher=PV&edition=${EDITION.edition}&date=${tomorrow}`

test.afterEach(({ request }) => resetClock(request))

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** Signs in to the desk on the evening before the issue. */
async function openDesk(page: Page, role: string): Promise<void> {
  await page.request.post('/api/dev/clock', { data: { now: `${today}T22:00:00+05:30` } })
  await page.goto('/dev')
  await button(page.getByRole('region', { name: 'Staff of the desk' }), role).click()
  await expect(page.getByText(formatDate(tomorrow, 'en'))).toBeVisible()
}

const jobs = (page: Page) => page.getByRole('region', { name: 'Jobs' })
const files = (page: Page) => page.getByRole('region', { name: 'Files' })
const pages = (page: Page) => page.getByRole('region', { name: 'Published pages' })
const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: EDITION.name }) })

const WORDS =
  'tanks lakes roads wells hills trees birds boats farms mills songs drums lamps books ropes stars'
const HEADLINES = WORDS.split(' ').map((word) => `${word} and more ${word}`)

type SentFile = { name: string; mimeType: string; buffer: Buffer }

async function pageFile(pageNo: number, headline = HEADLINES[pageNo - 1] ?? ''): Promise<SentFile> {
  const buffer = Buffer.from(await printPdf([headline]))
  return { name: `${String(pageNo).padStart(2, '0')}.pdf`, mimeType: 'application/pdf', buffer }
}

async function send(page: Page, sent: SentFile[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(sent)
}

const expectJob = (page: Page, words: string) =>
  expect(jobs(page).getByRole('listitem').first()).toContainText(words)

/** Waits for the last job, and accepts what the press asks about the plain pages of this journey. */
async function expectPublished(page: Page, words: string): Promise<void> {
  const last = jobs(page).getByRole('listitem').first()
  await expect(last).toContainText(/asks you|done/)
  if (await button(last, 'Publish all the same').isVisible()) {
    await button(last, 'Publish all the same').click()
  }
  await expectJob(page, `${words} · done`)
}

test('an editor sends 16 pages, mends two, previews, releases, replaces one, restores and reads the log', async ({
  page,
}) => {
  await openDesk(page, 'Editor')
  await expectAccessible(page)
  await page.goto(`/desk/publish?${ADDRESS}`)
  const right = await Promise.all(HEADLINES.map((_, index) => pageFile(index + 1)))
  const late = right.filter(({ name }) => name === '07.pdf' || name === '12.pdf')
  const wrong = await pageFile(12, HEADLINES[2])

  await send(page, [...right.filter((file) => !late.includes(file)), wrong])
  await expect(page.getByText('15 files are complete.')).toBeVisible()
  await button(files(page), 'Check').click()
  await expect(jobs(page).getByText(/^Page 7 is missing/)).toBeVisible()
  await expect(
    jobs(page).getByText(/^Page 12 \(12\.pdf\) has the same text as page 3/),
  ).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Remove 12.pdf').click()
  await send(page, late)
  await expect(page.getByText('16 files are complete.')).toBeVisible()
  await button(files(page), 'Publish').click()
  await expectPublished(page, 'Publish the issue')
  await expect(pages(page).getByRole('listitem')).toHaveCount(16)

  await page.goto(`/desk/preview?${ADDRESS}&reader=visitor`)
  const reader = page.getByRole('main').frameLocator('iframe').first()
  await expect(reader.getByRole('button', { name: 'Page: 1 / 16' })).toBeVisible()

  await page.goto('/desk')
  await expect(card(page)).toContainText('All 16 pages')
  await button(card(page), 'Release now').click()
  await expect(page.getByRole('dialog')).toContainText('06:00')
  await button(page.getByRole('dialog'), 'Release now').click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto(`/desk/publish?${ADDRESS}`)
  await send(page, [await pageFile(3, 'Corrected and more corrected')])
  await button(page, 'Change page 3').click()
  await page.getByRole('dialog').getByLabel('File').selectOption({ label: '03.pdf' })
  await button(page.getByRole('dialog'), 'Replace the page').click()
  await expectPublished(page, 'Replace or add page 3')

  await page.goto(`/desk/compare?${ADDRESS}`)
  await expect(page.getByText('Page 3 replaced')).toBeVisible()

  await page.goto('/desk')
  await button(card(page), 'Versions').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio').and(page.locator(':enabled')).first().focus()
  await page.keyboard.press('Space')
  await button(page.getByRole('dialog'), 'Restore this version').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/desk/log')
  const log = page.getByRole('main').getByRole('listitem')
  await expect(log.nth(0)).toContainText('restored version')
  await expect(log.nth(1)).toContainText('replaced page 3 of Mysuru')
  await expect(log.nth(3)).toContainText('published Mysuru')
})

test('a viewer sees the night and its jobs, and can change nothing', async ({ page }) => {
  await openDesk(page, 'Viewer')
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByRole('button')).toHaveCount(0)

  await page.goto(`/desk/publish?${ADDRESS}`)
  await expect(page.getByRole('heading', { name: 'Publish', exact: true })).toBeVisible()
  await expect(files(page)).toBeHidden()

  const { publisher, edition } = EDITION
  const refused = await page.request.post(`${API_BASE}/desk/press-jobs`, {
    data: { publisher, edition, date: tomorrow, task: { kind: 'hold', pageNo: 1 } },
  })
  expect(refused.status()).toBe(403)
})
