import { SECOND_MS } from '#contract/durations.ts'
import { PREMIUM_POPUP_DELAY_MS } from '#contract/reading.ts'
import { signUp, subscribe } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { appRuns, expect, resetClock, test } from './journey.ts'

/** Enough to draw a turned page, and much less than the popup waits. */
const FRAMES_MS = 40

const PREMIUM = { name: 'Subscriber-Only Feature' }

test.afterEach(({ request }) => resetClock(request))

test('a locked page shows a visitor a preview without articles, then the popup', async ({
  page,
}) => {
  await page.goto('/')
  await appRuns(page)
  // In real time the popup may appear before the preview is looked at.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + SECOND_MS)
  await page.getByRole('button', { name: 'Next page' }).click()

  const locked = page.getByRole('img', { name: /for subscribers/ })
  await expect(async () => {
    await page.clock.runFor(FRAMES_MS)
    await expect(locked).toBeVisible({ timeout: SECOND_MS })
  }).toPass()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('list').getByRole('link')).toHaveCount(0)

  const popup = page.getByRole('dialog', PREMIUM)
  await expect(async () => {
    await page.clock.runFor(PREMIUM_POPUP_DELAY_MS)
    await expect(popup).toBeVisible({ timeout: SECOND_MS })
  }).toPass()
  await page.clock.resume()
  await expectAccessible(page)
  await popup.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/auth\?redirectUrl=/)
  await page.goBack()
  await popup.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()
})

test('a freemium reader is greeted and can open only the front page', async ({ page }) => {
  await signUp(page)
  const welcome = page.getByRole('dialog', { name: 'Please verify your information' })
  await expect(welcome).toBeVisible()
  await expectAccessible(page)
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  const popup = page.getByRole('dialog', PREMIUM)
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')

  await page.getByRole('button', { name: /^Edition:/ }).click()
  await page.getByRole('button', { name: /^Mysuru/ }).click()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(page.getByRole('button', { name: 'Edition: Bengaluru City' })).toBeVisible()
})

test('a shared link to a locked page shows the popup', async ({ page }) => {
  await page.goto('/?edition_No=8')

  await expect(page.getByRole('dialog', PREMIUM)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()
})

test('an issue outside the archive access offers an upgrade', async ({ page, request }) => {
  await subscribe(page, 0)
  const { today } = await (await request.get('/api/config')).json()
  await request.post('/api/dev/clock', { data: { now: nextDay(today) } })

  await page.goto(`/?date=${today}`)
  const popup = page.getByRole('dialog', { name: 'Upgrade Your Plan' })
  await expect(popup).toContainText("Your current plan doesn't include access to archive content")
  await expectAccessible(page)
  await expect(popup.getByRole('link', { name: 'View Upgrade Options' })).toHaveAttribute(
    'href',
    '/subscribe',
  )
  await popup.getByRole('button', { name: 'Continue With Current Plan' }).click()
  await expect(page).toHaveURL('/')
})

function nextDay(today: string): string {
  return new Date(Date.parse(`${today}T12:00:00+05:30`) + 24 * 60 * 60 * 1000).toISOString()
}
