import type { Page } from '@playwright/test'
import type { ArticleRegion, EpaperData, Place } from '#contract/issues.ts'
import { expectAccessibleOnPhoneAndDesktop } from './axe.ts'
import { expect, test } from './journey.ts'

/** Opens the first article of today's front page, changed. */
async function openChanged(
  page: Page,
  change: (article: ArticleRegion, issue: EpaperData) => Partial<ArticleRegion>,
): Promise<void> {
  await page.route('**/api/epaper/data?*', async (route) => {
    const response = await route.fetch()
    const issue: EpaperData = await response.json()
    const [article] = issue.sections[0]?.pages[0]?.articles ?? []
    if (!article) throw new Error('The front page has no article')
    Object.assign(article, change(article, issue))
    await route.fulfill({ response, json: issue })
  })
  const { today, publisher, defaultEdition } = await (await page.request.get('/api/config')).json()
  const query = `date=${today.replaceAll('-', '')}&edition=${defaultEdition}&publisher=${publisher}`
  const issue: EpaperData = await (await page.request.get(`/api/epaper/data?${query}`)).json()
  const id = issue.sections[0]?.pages[0]?.articles[0]?.id
  await page.goto(`/article/${id}?date=${today}&edition_No=${defaultEdition}&pageNumber=0`)
}

/** The upper half of a place, and the left half of its lower half. */
function lShapeOf({ top, left, width, height }: Place): Place[] {
  const half = (percent: string) => `${Number.parseFloat(percent) / 2}%`
  const middle = `${Number.parseFloat(top) + Number.parseFloat(height) / 2}%`
  return [
    { top, left, width, height: half(height) },
    { top: middle, left, width: half(width), height: half(height) },
  ]
}

/** The share of white pixels in a quarter of the picture, away from its edges. */
function whiteShare(image: HTMLImageElement | SVGElement, [across = 0, down = 0]: number[]) {
  if (!(image instanceof HTMLImageElement)) throw new Error('Not a picture')
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  context.drawImage(image, 0, 0)
  const [width, height] = [Math.round(canvas.width / 3), Math.round(canvas.height / 4)]
  const { data } = context.getImageData(canvas.width * across, canvas.height * down, width, height)
  let white = 0
  for (let at = 0; at < data.length; at += 4)
    white += Number(Math.min(...data.slice(at, at + 3)) > 250)
  return white / (data.length / 4)
}

test('an L-shaped article as printed shows nothing of its neighbour', async ({ page }) => {
  await openChanged(page, (article) => ({ rects: lShapeOf(article) }))
  await page.getByRole('button', { name: 'Show as printed' }).click()

  const image = page.locator('main img[src^="blob:"]')
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  expect(await image.evaluate(whiteShare, [0.6, 0.6])).toBe(1)
  expect(await image.evaluate(whiteShare, [0.05, 0.6])).toBeLessThan(0.95)
})

test('a continuation on a locked page is a link to that page, accessible and usable by keyboard', async ({
  page,
}) => {
  await openChanged(page, (_article, issue) => {
    const second = issue.sections.flatMap(({ pages }) => pages)[1]
    if (!second) throw new Error('The issue has one page')
    return { pageReferences: [{ kind: 'continues-on', page: 2, pageNo: second.pageNo }] }
  })
  const link = page.getByRole('link', { name: 'Continued on page 2' })
  await expect(link).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)

  await link.focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/\?.*pageNumber=1/)
})
