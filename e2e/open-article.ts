import { expect, type Page } from '@playwright/test'

const ATTEMPT_MS = 2000

/**
 * Opens the first article of the current page. Retries, because the links are missing while a page is turned.
 * On a busy machine the article may open after an attempt timed out; its screen has no such links to press again.
 */
export async function openFirstArticle(page: Page): Promise<void> {
  const link = page.getByRole('list').getByRole('link').first()
  await expect(async () => {
    const isOpen = page.url().includes('/article/')
    if (!isOpen) await link.press('Enter', { timeout: ATTEMPT_MS })
    await expect(page).toHaveURL(/\/article\//, { timeout: ATTEMPT_MS })
  }).toPass()
}
