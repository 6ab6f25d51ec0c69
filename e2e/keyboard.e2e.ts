import { subscribe } from './accounts.ts'
import { appRuns, expect, test } from './journey.ts'

test('with keys alone, in Kannada, the focus is not lost after an article and after a turn', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'kn'))
  await subscribe(page)
  await page.goto('/')
  await appRuns(page)
  // The part that follows the focus is loaded by then.
  await expect(page.getByRole('button', { name: 'ಅಂಕಣ ಅಂಕಣವಾಗಿ ಓದಿ' })).toBeVisible()
  const stories = page.locator('.page-region')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(stories.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/article\//)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stories.nth(1)).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/pageNumber=1/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(stories.first()).toBeFocused()
})

test('a day that is opened from the archive by keys has the focus, and its stories follow', async ({
  page,
}) => {
  await subscribe(page)
  await page.goto('/archive')
  const days = page.getByRole('main').getByRole('list').first().getByRole('link')
  await days.first().focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/\?date=/)
  await expect(page.getByRole('main')).toBeFocused()
  const story = page.locator('.page-region').first()
  await story.waitFor()
  await page.keyboard.press('Tab')
  await expect(story).toBeFocused()
})

test('after stepping through articles from the list, the story that was read last has the focus on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/stories')
  const stories = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
  await stories.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/article\//)
  for (let step = 1; step <= 8; step += 1) {
    await expect(page.getByRole('article')).toBeVisible()
    const before = page.url()
    await page.keyboard.press('ArrowRight')
    await expect(page).not.toHaveURL(before)
  }
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/stories')
  await expect(stories.nth(8)).toBeFocused()
  await expect(stories.nth(8)).toBeInViewport()
})
