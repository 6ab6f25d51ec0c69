import { expect, test } from './journey.ts'

test('from medium widths on, the brand panel is beside the card and as tall as the card', async ({
  page,
}) => {
  const card = page.locator('section', { has: page.getByRole('tablist') })
  const panel = card.locator('xpath=preceding-sibling::div')
  const height = (part: typeof card) => part.evaluate((element) => element.clientHeight)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth')
  await expect(card).toHaveCSS('min-height', '421px')
  await expect(panel).toBeHidden()

  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(panel).toBeVisible()
  await expect
    .poll(async () => Math.abs((await height(panel)) - (await height(card))))
    .toBeLessThanOrEqual(2)
})

test('the border of the input is highlighted when it has the focus, and when it is wrong', async ({
  page,
}) => {
  await page.goto('/auth')
  const input = page.getByRole('textbox', { name: 'Email' })
  const border = () => input.locator('..').evaluate((box) => getComputedStyle(box).borderColor)
  await expect(input).toBeFocused()
  const focused = await border()
  await input.blur()
  const quiet = await border()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  expect(new Set([focused, quiet, await border()]).size).toBe(3)
})
