import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

for (const size of SIZES) {
  test(`axe finds nothing on the front page, the status, the parts and Try it at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/status')
    await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dev/ui')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dev')
    await expect(page.getByRole('region', { name: 'Subscribers of Complete' })).toBeVisible()
    await expectAccessible(page)
  })
}
