// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ArticleInsert } from '#contract/articles.ts'
import {
  changeTestRegions,
  issueKey,
  rewriteTestFile,
  serverWithIssues,
} from '#server/issues/testing.ts'
import { setLanguage } from '../i18n/language.ts'
import { openApp } from '../testing.tsx'

const LEAD = '/article/p1-lead?date=2026-11-15&edition_No=4&pageNumber=0'
const FOLDER = 'PV/20261115/4/v1'

const INSERTS: ArticleInsert[] = [
  {
    id: 'insert-1',
    kind: 'picture',
    image: '1-800.jpg',
    images: [{ width: 800, file: '1-800.jpg' }],
    avif: [{ width: 800, file: '1-800.avif' }],
    width: 800,
    height: 600,
    caption: 'The lake at dawn',
    credit: 'Photo: R. Kumar',
  },
  { id: 'insert-2', kind: 'quote', text: 'We had forgotten the boats', speaker: 'Lakshmi' },
  { id: 'insert-3', kind: 'box', title: 'The lake', paragraphs: ['Built in 1911.', 'Two gates.'] },
  {
    id: 'insert-4',
    kind: 'table',
    title: 'Levels',
    headerRows: 1,
    rows: [
      ['Lake', 'ft'],
      ['Kukkarahalli', '12'],
    ],
  },
]

/** In happy-dom, DOMPurify loses the first node and does not prefix ids; a journey tests it in a browser. */
const HTML = `<br><h1>The lake is full</h1><p>Before</p>${place(1)}<p>Between</p>${place(2)}${place(3)}${place(4)}<p>After</p>`

function place(number: number): string {
  return `<div class="insert" id="text-insert-${number}"></div>`
}

async function serverWithArticle(inserts = INSERTS, html = HTML) {
  const server = await serverWithIssues()
  const write = (file: string, text: string) =>
    rewriteTestFile(
      server.services,
      { folder: FOLDER, pageNo: 1, file },
      new TextEncoder().encode(text),
    )
  await write('a/p1-lead.html', html)
  await write('a/p1-lead/inserts.json', JSON.stringify({ format: 1, inserts }))
  return server
}

test('picture, quote, box and table stand at their places in the text, once each', async () => {
  await openApp(LEAD, await serverWithArticle())
  const article = await screen.findByRole('article')
  await within(article).findByText('After')

  expect(article.textContent).toBe(
    'BelakindiBengaluru CitySunday, 15 November 2026Page 1The lake is fullBeforeThe lake at dawnPhoto: R. KumarBetweenWe had forgotten the boatsLakshmiThe lakeBuilt in 1911.Two gates.LevelsLakeftKukkarahalli12After',
  )
})

test('a picture has its caption as alternative text, and sizes and formats to choose from', async () => {
  await openApp(LEAD, await serverWithArticle())

  const image = await screen.findByRole('img', { name: 'The lake at dawn' })
  const address = `/api/epaper/files/${FOLDER}/a/p1-lead/1-800`
  expect(image.getAttribute('src')).toBe(`${address}.jpg`)
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '600'])
  const source = image.closest('picture')?.querySelector('source')
  expect([source, image].map((each) => each?.getAttribute('srcset'))).toEqual([
    `${address}.avif 800w`,
    `${address}.jpg 800w`,
  ])
})

test('a table has a caption, header cells and rows', async () => {
  await openApp(LEAD, await serverWithArticle())

  const table = await screen.findByRole('table', { name: 'Levels' })
  const names = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map((cell) => cell.textContent)
  expect(names('columnheader')).toEqual(['Lake', 'ft'])
  expect(names('rowheader')).toEqual(['Kukkarahalli'])
  expect(names('cell')).toEqual(['12'])
})

test.each([
  ['en', 'Picture', 'Table'],
  ['kn', 'ಚಿತ್ರ', 'ಕೋಷ್ಟಕ'],
] as const)(
  'a picture and a table without words are named in %s',
  async (language, image, rows) => {
    const [picture, , , table] = INSERTS
    if (picture?.kind !== 'picture' || table?.kind !== 'table') throw new Error('Other inserts')
    const { caption: _, credit: __, ...bare } = picture
    const { title: ___, ...untitled } = table
    await openApp(LEAD, await serverWithArticle([bare, untitled]))
    await screen.findByText('After')

    await setLanguage(language)

    await screen.findByRole('img', { name: image })
    screen.getByRole('region', { name: rows })
  },
)

test('an insert whose place is missing stands below the text', async () => {
  await openApp(LEAD, await serverWithArticle(INSERTS.slice(1, 2), '<br><p>All the text</p>'))

  const quote = await screen.findByText('We had forgotten the boats')
  const text = screen.getByText('All the text')
  expect(text.compareDocumentPosition(quote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('search words are marked in captions, quotes and cells', async () => {
  await openApp(`${LEAD}&q=lake`, await serverWithArticle())
  const article = await screen.findByRole('article')

  await waitFor(() => expect(article.querySelectorAll('mark').length).toBe(4))
})

test('when the inserts cannot be loaded, the text is shown and the reader can try again', async () => {
  const server = await serverWithArticle()
  const real = server.app.request
  let isLost = true
  vi.spyOn(server.app, 'request').mockImplementation((input, ...rest) => {
    const url = input instanceof Request ? input.url : String(input)
    if (isLost && url.endsWith('.json')) return Promise.reject(new TypeError('Failed to fetch'))
    return real(input, ...rest)
  })
  const { user } = await openApp(LEAD, server)
  await screen.findByText('Pictures and tables could not be loaded.')
  screen.getByText('Between')

  isLost = false
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))

  await screen.findByText('We had forgotten the boats')
})

test('an article that opens as an image fetches no text, and cannot be shown as text', async () => {
  const server = await serverWithArticle()
  await changeTestRegions(server.services, issueKey('2026-11-15'), { opensAs: 'image' })
  const asked = vi.spyOn(server.app, 'request')
  await openApp(LEAD, server)

  const toggle = await screen.findByRole('button', { name: 'Show as text' })
  expect(toggle.getAttribute('aria-disabled')).toBe('true')
  const urls = asked.mock.calls.map(([request]) => (request instanceof Request ? request.url : ''))
  expect(urls.filter((url) => /\.html$|inserts\.json$/.test(url))).toEqual([])
})

test('a picture opens large with its caption; Escape closes it, and the focus returns', async () => {
  const user = userEvent.setup()
  await openApp(LEAD, await serverWithArticle())
  const opener = (await screen.findByRole('img', { name: 'The lake at dawn' })).closest('button')
  if (!opener) throw new Error('The picture is no button')
  await user.click(opener)

  const viewer = await screen.findByRole('dialog', { name: 'The lake at dawn' })
  const image = within(viewer).getByRole('img', { name: 'The lake at dawn' })
  expect(image.getAttribute('src')).toContain('a/p1-lead/1-800.jpg')
  expect(within(viewer).getByText('Photo: R. Kumar')).toBeDefined()
  const zoomOut = within(viewer).getByRole('button', { name: 'Zoom out' })
  expect(zoomOut.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('+')
  expect(zoomOut.getAttribute('aria-disabled')).toBeNull()

  viewer.dispatchEvent(new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
  expect(screen.getByRole('article')).toBeDefined()
})
