import { expect, test } from '@playwright/test'
import { expectAccessibleOnPhoneAndDesktop } from './axe.ts'

test('axe finds nothing on the front page, the status, the parts and Try it, on a phone and a desktop', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.goto('/status')
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.goto('/dev/ui')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.goto('/dev')
  await expect(page.getByRole('region', { name: 'Subscribers of Complete' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
})
