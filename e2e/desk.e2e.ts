import type { Browser, Locator, Page } from '@playwright/test'
import type { IssueDate } from '#contract/issue-date.ts'
import { addDays } from '#domain/calendar.ts'
import { formatDate } from '#domain/format.ts'
import { dayInIndia, paperMadeAt, timeInIndia } from '#domain/newspaper-day.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { expectAccessibleOnPhoneAndDesktop } from './axe.ts'
import { advanceClock, expect, resetClock, test } from './journey.ts'
import { printPage } from './printed-page.ts'
import { addressOf, TITLE_SERVERS } from './titles.ts'

const [, title] = TITLE_SERVERS
const EDITION = 'Bengaluru City'
const PAGES = 16
const MISSING = 9
const WRONG = 7
const REPLACED = 5

test.use({ baseURL: addressOf(title) })

let date: IssueDate

// Ten minutes before the newspaper day begins, and readers can open its issue.
test.beforeEach(async ({ request }) => {
  const today = dayInIndia(new Date())
  const isPast = timeInIndia(today, '05:50') < new Date()
  const now = timeInIndia(isPast ? addDays(today, 1) : today, '05:50')
  date = paperMadeAt(now)
  await request.post('/api/dev/clock', { data: { now: now.toISOString() } })
})

test.afterEach(({ request }) => resetClock(request))

test('an editor publishes an issue with a missing and a wrong page, and corrects it', async ({
  page,
  browser,
}) => {
  await test.step('a missing page and a page of another date are named', async () => {
    await signIn(page, 'Editor')
    await openPublish(page)
    const pages = Array.from({ length: PAGES }, (_, index) => index + 1)
    await upload(page, [
      ...pages.filter((no) => no !== MISSING && no !== WRONG).map((no) => fileOf(no)),
      fileOf(WRONG, { date: addDays(date, -1) }),
    ])
    await expect(page.getByText(`${PAGES - 1} files are complete.`)).toBeVisible()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(`Page ${MISSING} is missing.`)).toBeVisible()
    const wrong = page.getByRole('listitem').filter({ hasText: nameOf(WRONG) })
    await expect(wrong.getByText(`Page ${WRONG} prints the date`)).toBeVisible()
  })

  await test.step('the right files complete the issue', async () => {
    await upload(page, [fileOf(MISSING), fileOf(WRONG)])
    await expect(page.getByText(`${PAGES} files are complete.`)).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expectDone(page, 'Publish the issue')
    await expect(page.getByRole('button', { name: `Change page ${PAGES}` })).toBeVisible()
  })

  await test.step('the preview shows it as a subscriber will see it', async () => {
    await page.getByRole('link', { name: 'Preview' }).click()
    await page.getByLabel('Issue').selectOption({ label: `${EDITION}, ${dayInWords(date)}` })
    await page.getByLabel('Seen as').selectOption('Subscriber')
    for (const device of ['On a desktop', 'On a phone']) {
      const frame = page.frameLocator(`iframe[title="${device}"]`)
      await expect(frame.getByRole('button', { name: `Page: 1 / ${PAGES}` })).toBeVisible()
    }
  })

  await test.step('all readers get it after the release', async () => {
    await page.getByRole('link', { name: 'Night board' }).click()
    await actions(page).getByRole('button', { name: 'Release now' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      `All readers can open the issue at 06:00, when its day begins: ${PAGES} pages.`,
    )
    await dialog.getByRole('button', { name: 'Release now' }).click()
    await expect(dialog).toBeHidden()
    await advanceClock(page.request, '15m')
    await page.reload()
    await expect(card(page)).toContainText(`All readers have the issue with ${PAGES} pages.`)
    await expectReadersSee(browser, PAGES)
  })

  await test.step('one page is replaced, and compared with the page before', async () => {
    await openPublish(page)
    await upload(page, [fileOf(REPLACED, { name: '05-corrected.pdf', headline: 'Corrected' })])
    await page.getByRole('button', { name: `Change page ${REPLACED}` }).click()
    await page.getByLabel('File', { exact: true }).selectOption('05-corrected.pdf')
    await page.getByRole('button', { name: 'Replace the page' }).click()
    await expectDone(page, `Replace or add page ${REPLACED}`)

    await page.getByRole('link', { name: 'Compare' }).click()
    await page.getByLabel('Issue').selectOption({ label: `${EDITION}, ${dayInWords(date)}` })
    await expect(page.getByText(`Pages that differ: 1 of ${PAGES}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: `Page ${REPLACED} replaced` })).toBeVisible()
    await page.getByRole('tab', { name: 'Side by side' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('slider')).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
  })

  await test.step('the keyboard alone restores the version before', async () => {
    await page.getByRole('link', { name: 'Night board' }).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    await tabTo(page, actions(page).getByRole('button', { name: 'Versions' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByRole('radio', { disabled: false })
    await tabTo(page, choice)
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Restore this version' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(actions(page).getByRole('button', { name: 'Versions' })).toBeFocused()
  })

  await test.step('the log has every change, the newest first', async () => {
    await page.getByRole('link', { name: 'Log' }).click()
    const issue = `${EDITION}, ${dayInWords(date).replace(/ \d{4}$/, '')}`
    await expect(page.getByRole('listitem').filter({ hasText: issue })).toContainText([
      `restored`,
      `replaced page ${REPLACED} of ${issue}`,
      `released`,
      `published ${issue} with ${PAGES} pages`,
    ])
  })
})

test('a viewer sees the board and the pages, and can change nothing', async ({ page }) => {
  await signIn(page, 'Viewer')
  await expect(card(page)).toBeVisible()
  await expect(actions(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose who is on duty' })).toHaveCount(0)
  await openPublish(page)
  await expect(page.getByRole('button', { name: 'Choose PDFs' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Change page|Cancel the job)/ })).toHaveCount(0)

  const issue = { publisher: 'DH', edition: title.edition, date }
  const refused = await page.request.post('/api/desk/press-jobs', {
    data: { ...issue, task: { kind: 'hold', pageNo: 2 } },
    headers: { origin: addressOf(title) },
  })
  expect(refused.status()).toBe(403)
})

const dayInWords = (day: IssueDate) => formatDate(day, 'en').replace(/^\S+ /, '')

async function signIn(page: Page, role: string): Promise<void> {
  await page.goto('/dev')
  await page.getByRole('button', { name: role, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Night board' })).toBeVisible()
}

async function openPublish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByLabel('Edition').selectOption(EDITION)
  await page.getByLabel('Date').fill(date)
}

const nameOf = (pageNo: number) => `${String(pageNo).padStart(2, '0')}.pdf`

async function fileOf(
  pageNo: number,
  { name = nameOf(pageNo), headline = `Story ${pageNo}`, ...printed }: FileOptions = {},
) {
  const buffer = await printPage({ pageNo, headline, date, ...printed })
  return { name, mimeType: 'application/pdf', buffer }
}

interface FileOptions {
  name?: string
  headline?: string
  /** The date that the page prints. */
  date?: IssueDate
}

async function upload(page: Page, files: readonly ReturnType<typeof fileOf>[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose PDFs' }).click()
  await (await choosing).setFiles(await Promise.all(files))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

async function expectDone(page: Page, task: string): Promise<void> {
  const jobs = page.getByRole('region', { name: 'Jobs' }).getByRole('listitem')
  // Making pages takes minutes on a busy machine.
  await expect(jobs.filter({ hasText: task }).first()).toContainText('done', {
    timeout: SLOW_LIMIT_MS,
  })
}

function card(page: Page): Locator {
  const heading = page.getByRole('heading', { name: EDITION })
  return page.getByRole('listitem').filter({ has: heading })
}

const actions = (page: Page) => page.getByRole('group', { name: `Actions for ${EDITION}` })

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

async function expectReadersSee(browser: Browser, pages: number): Promise<void> {
  const context = await browser.newContext({ baseURL: addressOf(title) })
  const reader = await context.newPage()
  await reader.goto('/')
  await expect(reader.getByRole('button', { name: `Page: 1 / ${pages}` })).toBeVisible()
  await context.close()
}
