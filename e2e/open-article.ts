import { expect, type Page } from '@playwright/test'

/** Opens the first article of the current page. Retries, because the links are missing while a page is turned. */
export async function openFirstArticle(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('list').getByRole('link').first().press('Enter', { timeout: 2000 })
    await expect(page).toHaveURL(/\/article\//, { timeout: 2000 })
  }).toPass()
}
