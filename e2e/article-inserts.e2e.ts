import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ArticleInserts } from '#contract/articles.ts'
import type { ArticleRegion } from '#contract/issues.ts'
import { expectAccessibleOnPhoneAndDesktop } from './axe.ts'
import { boxOf } from './boxes.ts'
import { expect, test } from './journey.ts'

const WORDS = {
  headline: 'ಕೆರೆ ತುಂಬಿದೆ',
  before: 'ಶುಕ್ರವಾರ ಗೇಟ್‌ಗಳನ್ನು ಮುಚ್ಚಲಾಯಿತು.',
  after: 'ದೋಣಿಗಳು ಮತ್ತೆ ತೇಲುತ್ತಿವೆ.',
  caption: 'ಮುಂಜಾನೆಯ ಕೆರೆ',
  credit: 'ಚಿತ್ರ: ಆರ್. ಕುಮಾರ್',
  quote: 'ದೋಣಿಗಳ ಸದ್ದೇ ಮರೆತುಹೋಗಿತ್ತು',
  speaker: 'ಲಕ್ಷ್ಮಿ, ದೋಣಿಗಾರ್ತಿ',
  box: 'ಕೆರೆಯ ಕಥೆ',
  fact: '1911ರಲ್ಲಿ ಕಟ್ಟಲಾಯಿತು.',
  table: 'ನೀರಿನ ಮಟ್ಟ',
}

const INSERTS: ArticleInserts = {
  format: 1,
  inserts: [
    {
      id: 'insert-1',
      kind: 'picture',
      image: '1-800.jpg',
      images: [{ width: 800, file: '1-800.webp' }],
      avif: [{ width: 800, file: '1-800.avif' }],
      width: 800,
      height: 600,
      caption: WORDS.caption,
      credit: WORDS.credit,
    },
    { id: 'insert-2', kind: 'quote', text: WORDS.quote, speaker: WORDS.speaker },
    { id: 'insert-3', kind: 'box', title: WORDS.box, paragraphs: [WORDS.fact] },
    {
      id: 'insert-4',
      kind: 'table',
      title: WORDS.table,
      headerRows: 1,
      rows: [
        ['ಕೆರೆ', 'ಗರಿಷ್ಠ ಮಟ್ಟ', 'ಇಂದಿನ ಮಟ್ಟ', 'ಕಳೆದ ವರ್ಷ', 'ಒಳಹರಿವು', 'ಹೊರಹರಿವು'],
        ['ಕುಕ್ಕರಹಳ್ಳಿ', '12.5', '12.1', '9.8', '4,100', '2,350'],
        ['ಕಾರಂಜಿ', '10.2', '10.2', '8.4', '1,020', '980'],
      ],
    },
  ],
}

const place = (number: number) => `<div class="insert" id="insert-${number}"></div>`
const HTML = `<h1 class="headline">${WORDS.headline}</h1><p>${WORDS.before}</p>${[1, 2, 3, 4].map(place).join('')}<p>${WORDS.after}</p>`

/** Opens an article of today's front page whose files are replaced. */
async function openArticle(page: Page, search = ''): Promise<void> {
  await page.route('**/a/*.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: HTML }),
  )
  await page.route('**/a/*/inserts.json', (route) => route.fulfill({ json: INSERTS }))
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
  const avif = await picture.avif().toBuffer()
  await page.route('**/a/*/1-800.avif', (route) =>
    route.fulfill({ contentType: 'image/avif', body: avif }),
  )
  const { today, publisher, defaultEdition } = await (await page.request.get('/api/config')).json()
  const query = `date=${today.replaceAll('-', '')}&edition=${defaultEdition}&publisher=${publisher}`
  const data = await (await page.request.get(`/api/epaper/data?${query}`)).json()
  const articles: ArticleRegion[] = data.sections[0].pages[0].articles
  const { id } = articles.find(({ insertsFile }) => insertsFile) ?? {}
  if (!id) throw new Error('No article of the front page has inserts')
  await page.goto(`/article/${id}?date=${today}&edition_No=${defaultEdition}&pageNumber=0${search}`)
  await expect(page.getByText(WORDS.after)).toBeVisible()
}

test('picture, quote, box and table stand in the text, accessible on every screen', async ({
  page,
}) => {
  await openArticle(page)

  const article = page.getByRole('article')
  const picture = article.getByRole('img', { name: WORDS.caption })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const order = [WORDS.before, WORDS.caption, WORDS.quote, WORDS.speaker, WORDS.box, WORDS.fact]
  const text = await article.innerText()
  const positions = [...order, WORDS.table, WORDS.after].map((words) => text.indexOf(words))
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  expect(Math.min(...positions)).toBeGreaterThan(0)
  await expect(article.getByRole('columnheader')).toHaveCount(6)
  // The text stands in the middle of a wide screen, and the picture in the margin.
  const lines = await boxOf(page.getByText(WORDS.before))
  const { width } = await boxOf(page.getByRole('main'))
  expect(lines.x + lines.width / 2).toBeCloseTo(width / 2, -1)
  expect((await boxOf(picture)).x).toBeGreaterThan(lines.x + lines.width)
  await expectAccessibleOnPhoneAndDesktop(page)
})

test('the text size, marked words and the copied sentence include them', async ({ page }) => {
  await openArticle(page, `&q=${encodeURIComponent('ಕೆರೆ')}`)
  await expect(page.locator('figcaption mark')).toHaveText('ಕೆರೆ')
  const quote = page.getByText(WORDS.quote)
  const size = () => quote.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))

  const before = await size()
  await page.getByRole('button', { name: 'Larger text' }).click()
  await expect.poll(size).toBeGreaterThan(before)

  const copied = await quote.evaluate((text) => {
    const event = new ClipboardEvent('copy', {
      bubbles: true,
      cancelable: true,
      clipboardData: new DataTransfer(),
    })
    text.dispatchEvent(event)
    return event.clipboardData?.getData('text/plain')
  })
  expect(copied).toContain('/article/')
})
