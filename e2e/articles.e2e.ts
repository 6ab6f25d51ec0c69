import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { subscribe } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { fingersOn } from './fingers.ts'
import { atRender, expect, resetClock, test } from './journey.ts'

const regions = (page: Page) => page.locator('.page-region')
const headline = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const open = async (page: Page, index: number) => {
  const link = regions(page).nth(index)
  const title = (await link.getAttribute('aria-label')) ?? ''
  await link.click()
  await expect(headline(page)).toHaveText(title)
  return title
}

test.afterEach(({ request }) => resetClock(request))

test('a visitor opens an article, goes to the next and back, and closes it', async ({ page }) => {
  await page.goto('/?pageNumber=0')
  const first = await open(page, 0)
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/article\/[\w.-]+\?date=[\d-]+&edition_No=\d+&pageNumber=0$/)

  await page.getByRole('link', { name: 'Next article' }).click()
  await expect(headline(page)).not.toHaveText(first)
  await page.getByRole('link', { name: 'Previous article' }).click()
  await expect(headline(page)).toHaveText(first)
  await page.reload()
  await expect(headline(page)).toHaveText(first)
  await press(page, 'Close')

  await expect(page).toHaveURL('/?pageNumber=0')
  await expect(regions(page).first()).toBeVisible()
})

test('closing an article returns to the screen that the reader came from', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await open(page, 1)
  const address = page.url()

  const direct = await browser.newPage()
  await direct.goto(address)
  await expect(headline(direct)).toBeVisible()
  await press(direct, 'Close')
  await expect(direct).toHaveURL('/')

  await direct.goto(`${address}&source=saved_articles`)
  await press(direct, 'Close')
  await expect(direct).toHaveURL('/saved-articles')
  await direct.close()
})

test('an article of a locked page shows the prompt and does not fetch the text', async ({
  page,
  browser,
}) => {
  await subscribe(page)
  await page.goto('/?pageNumber=1')
  const title = await open(page, 0)

  const visitor = await browser.newPage()
  const texts: string[] = []
  visitor.on('request', (request) => request.url().endsWith('.html') && texts.push(request.url()))
  await visitor.goto(page.url())
  await expect(visitor.getByRole('dialog', { name: 'Subscriber-Only Feature' })).toBeVisible()
  await expectAccessible(visitor)
  await expect(visitor.getByText(title)).toHaveCount(0)
  expect(texts).toEqual([])
  await visitor.close()
})

test("closing an article of another day opens today's issue at the same page", async ({
  page,
  request,
}) => {
  await subscribe(page)
  const { today } = await (await request.get('/api/config')).json()
  await request.post('/api/dev/clock', { data: { advance: '24h' } })
  await page.goto(`/?date=${today}&pageNumber=2`)
  await open(page, 0)

  await press(page, 'Close')

  await expect(page).toHaveURL('/?pageNumber=2')
})

test('a larger text size is remembered', async ({ page }) => {
  await page.goto('/')
  await open(page, 0)
  await press(page, 'Larger text')
  await expect(page.getByRole('article')).toHaveCSS('font-size', '18px')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCSS('font-size', '18px')
})

test('an article as printed can be zoomed, and is downloaded with the watermark', async ({
  page,
}) => {
  await page.goto('/')
  await open(page, 0)
  await press(page, 'Show as printed')
  const picture = page.getByRole('main').getByRole('img')
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const width = async () => (await picture.boundingBox())?.width ?? 0

  const before = await width()
  const zoom = async () => (await width()) / before
  await press(page, 'Zoom in')
  await expect.poll(zoom).toBeCloseTo(1.25, 1)
  for (let step = 0; step < 7; step += 1) await press(page, 'Zoom in')
  await expect.poll(zoom).toBeCloseTo(3, 1)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  await press(page, 'Show as text')
  await press(page, 'Show as printed')
  await expect(page.getByText('100%')).toBeVisible()

  const saved = page.waitForEvent('download')
  await press(page, 'Download')
  const file = await saved
  await expect(page.getByText('Download successful')).toBeVisible()
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  expect(file.suggestedFilename()).toBe(`article-${id}.jpg`)
  await expectWatermarked(await file.path(), await fetchPrintedArticle(page, id))
})

interface PrintedArticle {
  page: Buffer
  place: { top: string; left: string; width: string; height: string }
}

/** Fetches the image of the front page, and the position of the article on it. */
async function fetchPrintedArticle(page: Page, id: string): Promise<PrintedArticle> {
  const { today, publisher, defaultEdition } = await (await page.request.get('/api/config')).json()
  const day = today.replaceAll('-', '')
  const query = `date=${day}&edition=${defaultEdition}&publisher=${publisher}`
  const data = await (await page.request.get(`/api/epaper/data?${query}`)).json()
  const [front] = data.sections[0].pages
  const place = front.articles.find((article: { id: string }) => article.id === id)
  const { file } = front.images.at(-1)
  const image = await page.request.get(data.data_url_suffix + file)
  return { page: await image.body(), place }
}

const MARGIN = 10

/** Expects a JPEG: the article with its margin, and below it a light strip with words at its right end. */
async function expectWatermarked(path: string, { page, place }: PrintedArticle): Promise<void> {
  const { format, width = 0, height = 0 } = await sharp(path).metadata()
  expect(format).toBe('jpeg')
  const sheet = await sharp(page).metadata()
  const share = (percent: string, of: number) => (Number.parseFloat(percent) / 100) * of
  expect(width).toBeCloseTo(share(place.width, sheet.width) + 2 * MARGIN, -1)
  const printed = Math.round(share(place.height, sheet.height) + 2 * MARGIN)
  expect(height - printed).toBeGreaterThan(20)

  const box = { left: 0, top: 0, width, height: printed - 4 }
  const onPage = {
    left: Math.round(share(place.left, sheet.width)) - MARGIN,
    top: Math.round(share(place.top, sheet.height)) - MARGIN,
  }
  const cut = await greys(sharp(path).extract(box))
  const original = await greys(sharp(page).extract({ ...box, ...onPage }))
  expect(difference(cut, original)).toBeLessThan(12)

  const strip = { top: printed + 4, height: height - printed - 6, width: Math.floor(width / 2) }
  const start = await greys(sharp(path).extract({ ...strip, left: 0 }))
  const end = await greys(sharp(path).extract({ ...strip, left: width - strip.width }))
  expect(start.every((grey) => grey > 200)).toBe(true)
  expect(end.filter((grey) => grey < 100).length).toBeGreaterThan(100)
}

const greys = (image: Sharp) => image.flatten().greyscale().raw().toBuffer()

function difference(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, grey, index) => total + Math.abs(grey - (other[index] ?? 0)), 0)
  return sum / one.length
}

test('the image of an article has the name of the title on it, and is a JPEG of quality 0.9', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype
    const { toBlob } = HTMLCanvasElement.prototype
    const drawn: unknown[] = []
    Reflect.set(window, 'drawn', drawn)
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      drawn.push(args[0])
      fillText.apply(this, args)
    }
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      drawn.push(type, quality)
      toBlob.call(this, callback, type, quality)
    }
  })
  await page.goto('/')
  await open(page, 0)
  await press(page, 'Show as printed')
  await expect(page.getByRole('main').getByRole('img')).toBeVisible()

  expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toEqual([
    'Presented by ಬೆಳಕಿಂಡಿ',
    'image/jpeg',
    0.9,
  ])
})

test('copying gives the share sentence; right-click and printing are blocked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await open(page, 0)
  const watchContextMenu = () =>
    page.evaluate(() => {
      const seen = { isOpen: false }
      const look = (event: Event) => {
        seen.isOpen = !event.defaultPrevented
      }
      window.addEventListener('contextmenu', look, { once: true })
      Object.assign(globalThis, { seen })
    })

  await headline(page).click({ clickCount: 3 })
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3)
  await page.keyboard.press('Control+C')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Read this article on .+: http:\/\/localhost:\d+\/article\//,
  )
  await watchContextMenu()
  await headline(page).click({ button: 'right' })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen').isOpen)).toBe(false)
  await page.keyboard.press('Control+P')
  await expect(page.getByText('It cannot be printed.')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(headline(page)).toBeHidden()
  const onPaper = await page.evaluate(() => getComputedStyle(document.body, '::before').content)
  expect(onPaper).toContain('cannot be printed.')
  expect(onPaper).toContain('ಮುದ್ರಿಸಲು ಬರುವುದಿಲ್ಲ')
})

test('an advertisement can be opened, zoomed and closed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Advertisement' }).first().click()
  await expect(page).toHaveURL(/\/ad-viewer\/.+\?imageFile=.+&date=.+&edition=\d+&pageNumber=0$/)
  const picture = page.getByRole('main').getByRole('img', { name: 'Advertisement' })
  await expect(picture).toBeVisible()
  await expectAccessible(page)

  await press(page, 'Zoom in')
  await expect(page.getByText('125%')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen to article' })).toBeDisabled()
  await press(page, 'Close')
  await expect(page).toHaveURL('/')

  await page.goto('/ad-viewer/')
  await expect(page.getByText('Advertisement not found.')).toBeVisible()
  await page.goto('/article/')
  await expect(page.getByText('Article not found.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press selects the words of an article, in Kannada controls too', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'kn'))
    await page.goto('/')
    await regions(page).first().tap()
    await expect(headline(page)).toBeVisible()
    await expectAccessible(page)
    const isBlocked = await headline(page).evaluate((words) => {
      const event = new PointerEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        pointerType: 'touch',
      })
      return !words.dispatchEvent(event)
    })
    expect(isBlocked).toBe(false)
  })

  test('a swipe counts as soon as the next article is there', async ({ page }) => {
    await page.goto('/')
    const third = (await regions(page).nth(2).getAttribute('aria-label')) ?? ''
    await regions(page).first().tap()
    await expect(headline(page)).toBeVisible()
    const fingers = await fingersOn(page)
    await page.locator('[data-to=next]').evaluate((link) => link.setAttribute('data-seen', ''))
    const swiped = atRender(page, '[data-to=next]:not([data-seen])', (target) => {
      const touch = (type: string, clientX: number) => {
        const finger = new Touch({ identifier: 0, target, clientX, clientY: 400 })
        const touches = type === 'touchstart' ? [finger] : []
        const options = { touches, changedTouches: [finger], bubbles: true }
        target.dispatchEvent(new TouchEvent(type, options))
      }
      touch('touchstart', 330)
      touch('touchend', 60)
    })
    await fingers.swipe({ x: 330, y: 400 }, { x: 60, y: 400 })
    await swiped

    await expect(headline(page)).toHaveText(third)
  })

  test('a swipe opens the next article, and back the one before, not the history', async ({
    page,
  }) => {
    await page.goto('/')
    await regions(page).first().tap()
    const first = await headline(page).innerText()
    const fingers = await fingersOn(page)
    const left = { x: 60, y: 400 }
    const right = { x: 330, y: 400 }

    await fingers.swipe(right, left)
    await expect(headline(page)).not.toHaveText(first)
    await fingers.swipe(left, right)

    await expect(headline(page)).toHaveText(first)
  })
})
