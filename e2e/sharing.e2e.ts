import type { Page } from '@playwright/test'
import { expectAccessibleOnPhoneAndDesktop, SIZES } from './axe.ts'
import { expect, test } from './journey.ts'

/** Removes the browser's share sheet, as on most computers. */
async function removeShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
}

/** Replaces the browser's share sheet: stores the shared data, and fails with the error `fault`. */
async function replaceShareSheet(page: Page, fault: string | null): Promise<void> {
  await page.addInitScript((name) => {
    Reflect.set(Navigator.prototype, 'share', async (data: ShareData) => {
      Reflect.set(window, 'sharedByBrowser', data)
      if (name) throw new DOMException('It did not work', name)
    })
  }, fault)
}

async function openArticle(page: Page): Promise<string> {
  await page.goto('/')
  const article = page.locator('a[href^="/article/"]').first()
  const path = (await article.getAttribute('href')) ?? ''
  await page.goto(`${path}&source=saved_articles`)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  return path
}

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })
const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share' })

test('a link is copied, and for two seconds the dialog says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await removeShareSheet(page)
  const path = await openArticle(page)
  await shareButton(page).click()
  const dialog = shareDialog(page)
  await expect(dialog.getByRole('textbox', { name: 'Link to share' })).toHaveValue(
    new URL(path, page.url()).href,
  )

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(path, page.url()).href,
  )
  await page.clock.fastForward(1900)
  await expect(dialog.getByRole('status')).toHaveText('Link copied')
  await page.clock.fastForward(200)
  await expect(dialog.getByRole('status')).toHaveText('')
  // The part that tracks events is loaded after the first view.
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toContainEqual(
      expect.objectContaining({ event: 'share', method: 'copy-link', shared_path: path }),
    )
})

test('without the clipboard API the link is copied with execCommand, or by hand', async ({
  page,
}) => {
  await removeShareSheet(page)
  await page.addInitScript(() => {
    Reflect.set(Clipboard.prototype, 'writeText', () => Promise.reject(new Error('forbidden')))
  })
  await openArticle(page)
  await shareButton(page).click()
  await shareDialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(shareDialog(page).getByRole('status')).toHaveText('Link copied')

  await page.evaluate(() => Reflect.set(document, 'execCommand', () => false))
  await shareDialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(shareDialog(page).getByRole('status')).toContainText('copy it yourself')
  const field = shareDialog(page).getByRole('textbox')
  await expect(field).toHaveJSProperty('selectionEnd', (await field.inputValue()).length)
})

test('each service is a link in a new tab with the address of the article', async ({ page }) => {
  await removeShareSheet(page)
  const path = await openArticle(page)
  const address = new URL(path, page.url()).href
  await shareButton(page).click()
  await expect(shareDialog(page).getByRole('link')).toHaveCount(5)
  const links = await shareDialog(page)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({
        name: link.textContent,
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    )
  expect(links.map(({ href }) => href.split('?')[0])).toEqual([
    'https://wa.me/',
    'https://x.com/intent/post',
    'https://www.facebook.com/sharer/sharer.php',
    'https://www.linkedin.com/sharing/share-offsite/',
    'mailto:',
  ])
  for (const { href, target, rel } of links) {
    expect([target, rel]).toEqual(['_blank', 'noopener'])
    expect([...new URL(href).searchParams.values()].join(' ')).toContain(address)
    expect(href).not.toContain('source')
  }
})

test('the share sheet of the browser is used where there is one', async ({ page }) => {
  await replaceShareSheet(page, null)
  const path = await openArticle(page)
  await shareButton(page).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'sharedByBrowser')?.url))
    .toBe(new URL(path, page.url()).href)
  expect(await page.evaluate(() => Reflect.get(window, 'sharedByBrowser').title)).not.toBe('')
  await expect(shareDialog(page)).toHaveCount(0)
})

test('closing the share sheet shows nothing; any other failure opens the dialog', async ({
  page,
}) => {
  await replaceShareSheet(page, 'AbortError')
  await openArticle(page)
  await shareButton(page).click()
  await expect.poll(() => page.evaluate(() => 'sharedByBrowser' in window)).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await replaceShareSheet(page, 'NotAllowedError')
  await page.reload()
  await shareButton(page).click()
  await expect(shareDialog(page)).toBeVisible()
})

test('the dialog works by keyboard, and returns the focus', async ({ page }) => {
  await removeShareSheet(page)
  await openArticle(page)
  await shareButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(shareDialog(page)).toBeVisible()
  const focused: string[] = []
  for (let press = 0; press < 8; press += 1) {
    focused.push(await page.evaluate(() => document.activeElement?.tagName ?? ''))
    await page.keyboard.press('Tab')
  }
  expect(focused).toEqual(['BUTTON', 'A', 'A', 'A', 'A', 'A', 'INPUT', 'BUTTON'])
  await page.keyboard.press('Escape')
  await expect(shareDialog(page)).toHaveCount(0)
  await expect(shareButton(page)).toBeFocused()
})

test('axe finds nothing in the dialog on a phone and a desktop, in either language', async ({
  page,
}) => {
  await removeShareSheet(page)
  await openArticle(page)
  await shareButton(page).click()
  await expect(shareDialog(page)).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)

  await page.evaluate(() => localStorage.setItem('language', 'kn'))
  await page.reload()
  await page.getByRole('button', { name: 'ಹಂಚಿಕೊಳ್ಳಿ', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'ಹಂಚಿಕೊಳ್ಳಿ' })
  await expect(dialog).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const overflow = () =>
      dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(overflow).toBe(0)
  }
})

test('a messenger that fetches a shared link sees its card', async ({ page, request }) => {
  const path = await openArticle(page)
  const response = await request.get(path, { headers: { 'User-Agent': 'WhatsApp/2.23.20.0' } })
  const html = await response.text()
  const image = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? ''
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(image).toMatch(/-card\.jpg$/)
  const card = await request.get(new URL(image).pathname)
  expect(card.headers()['content-type']).toBe('image/jpeg')
  expect((await card.body()).length).toBeLessThanOrEqual(300_000)
})

test('a part of the page is clipped by mouse and keys, and its address shows it to everyone', async ({
  page,
}) => {
  await page.goto('/')
  const frame = page.getByRole('region', { name: 'Part to clip' })
  await expect(async () => {
    await page.keyboard.press('c')
    await expect(frame).toBeFocused({ timeout: 1000 })
  }).toPass()
  const sheet = await frame.locator('..').boundingBox()
  if (!sheet) throw new Error('No page to clip')
  const at = (x: number, y: number) =>
    [sheet.x + sheet.width * x, sheet.y + sheet.height * y] as const
  await page.mouse.move(...at(0.1, 0.6))
  await page.mouse.down()
  await page.mouse.move(...at(0.3, 0.7))
  await page.mouse.up()
  await frame.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowDown')
  const shares = () =>
    frame.evaluate(({ style }) =>
      [style.insetInlineStart, style.insetBlockStart, style.inlineSize, style.blockSize].map(
        (side) => Math.round(Number.parseFloat(side)),
      ),
    )
  await expect.poll(shares).toEqual([10, 61, 21, 10])
  await page.getByRole('button', { name: 'Clip', exact: true }).click()

  const made = page.getByRole('dialog', { name: 'Your clip' }).getByRole('img')
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth
  await expect.poll(() => made.evaluate(isLoaded)).toBe(640)
  await shareButton(page).click()
  const address = await page.getByRole('textbox', { name: 'Link to share' }).inputValue()
  await page.keyboard.press('Escape')
  await expect(shareDialog(page)).toHaveCount(0)
  await expect(shareButton(page)).toBeFocused()
  await page.goto(address)
  await expect(page.getByText('This clip is genuine')).toBeVisible()
  await expect.poll(() => page.getByRole('img', { name: /^Clip of/ }).evaluate(isLoaded)).toBe(640)
  await expectAccessibleOnPhoneAndDesktop(page)
  expect((await page.goto(`${address.slice(0, -16)}${'A'.repeat(16)}`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This clip is not ours' })).toBeVisible()
  await expect(page.getByRole('link', { name: "Today's front page" })).toBeVisible()
})
