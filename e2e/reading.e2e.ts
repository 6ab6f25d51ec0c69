import { expect, test } from '@playwright/test'

test("a newcomer opens / and sees the front page of today's issue", async ({ page, request }) => {
  const { today } = await (await request.get('/api/config')).json()

  await page.goto('/')

  const front = page.getByRole('img', { name: /front page/i })
  await expect(front).toBeVisible()
  await expect
    .poll(() => front.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await front.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    today.replaceAll('-', ''),
  )
})

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()
})
