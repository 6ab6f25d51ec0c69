import { expect, type Page } from '@playwright/test'

/** Opens the first article of the page in view; while a page is being turned its links are not there yet. */
export async function openFirstArticle(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('list').getByRole('link').first().press('Enter', { timeout: 2000 })
    await expect(page).toHaveURL(/\/article\//, { timeout: 2000 })
  }).toPass()
}
