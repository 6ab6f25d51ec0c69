import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { subscribe } from './accounts.ts'
import { expect, test } from './journey.ts'
import { TITLE_SERVERS } from './titles.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const EDITION = 6
const EVIL = 'http://evil.example'

/** Hostile HTML, and what the browser shows of it. */
const HOSTILE_HTML = [
  ['<script>steal()</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="steal()" onmouseover="steal()">a</p>', '<p>a</p>'],
  ['<img src="x" onerror="steal()"><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:steal()">a</a>', '<a>a</a>'],
  ['<a href="jAva&#9;script:steal()">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>steal()</script>">a</a>', '<a>a</a>'],
  [`<a href="//evil.example">a</a>`, '<a>a</a>'],
  [`<p href="${EVIL}">a</p>`, '<p>a</p>'],
  [
    '<svg onload="steal()"><a href="javascript:steal()"><text>t</text></a></svg><p>a</p>',
    '<p>a</p>',
  ],
  ['<math><mtext><style><img src=x onerror=steal()></style></mtext></math><p>a</p>', '<p>a</p>'],
  ['<iframe srcdoc="<script>parent.steal()</script>"></iframe><p>a</p>', '<p>a</p>'],
  [`<style>p { background: url(${EVIL}/css) }</style><p>a</p>`, '<p>a</p>'],
  [`<link rel="stylesheet" href="${EVIL}/link.css"><p>a</p>`, '<p>a</p>'],
  [`<p style="background: url(${EVIL}/style)">a</p>`, '<p>a</p>'],
  ['<p style="position: fixed; inset: 0; z-index: 9">a</p>', '<p>a</p>'],
  ['<p style="text-align: center; position: fixed">a</p>', '<p style="text-align: center">a</p>'],
  ['<p class="reader-header" id="app">a</p>', '<p class="text-reader-header" id="text-app">a</p>'],
  ['<p data-x="1" role="alert" aria-label="x">a</p>', '<p>a</p>'],
  ['<form action="/logout"><button>Go</button></form><p>a</p>', 'Go<p>a</p>'],
  ['<template><script>steal()</script></template><p>a</p>', '<p>a</p>'],
  ['<a href="mailto:desk@paper.example">a</a>', '<a href="mailto:desk@paper.example">a</a>'],
  [
    '<a href="https://paper.example/a" target="_top">a</a>',
    '<a target="_blank" href="https://paper.example/a" rel="noopener noreferrer nofollow">a</a>',
  ],
] as const

const hostileText = HOSTILE_HTML.map(
  ([html], index) => `<div id="harm-${index}">${html}</div>`,
).join('\n')

/** Records dialogs, scripts and requests that the article causes. The list should stay empty. */
async function recordHarm(page: Page) {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().startsWith(EVIL)) harm.push(request.url())
  })
  await page.exposeFunction('steal', () => harm.push('A script of the article ran'))
  return harm
}

/** Sends a click and a mouseover to every element of the article. */
async function triggerHandlers(page: Page): Promise<void> {
  await page.getByRole('article').evaluate((article) => {
    for (const element of article.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      if (!element.closest('a[href]'))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
  })
}

test('the browser removes everything hostile from an article', async ({ page }) => {
  const harm = await recordHarm(page)
  await page.route('**/a/*.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: hostileText }),
  )
  await page.goto('/')
  await page.locator('.page-region').first().click()
  await expect(page.locator('#text-harm-0')).toBeVisible()

  await triggerHandlers(page)

  for (const [index, [, harmless]] of HOSTILE_HTML.entries()) {
    const left = page.locator(`#text-harm-${index}`)
    expect(sortAttributes(await left.innerHTML())).toBe(sortAttributes(harmless))
  }
  expect(harm).toEqual([])
})

/** Sorts attributes, because browsers and DOMPurify write them in different orders. */
function sortAttributes(html: string): string {
  return html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, tag, list: string) => {
    const attributes = list.match(/[\w-]+="[^"]*"/g) ?? []
    return `<${tag} ${attributes.sort().join(' ')}>`
  })
}

test('a hostile article in a package is published without anything hostile', async ({
  page,
  request,
}) => {
  const { today } = await (await request.get('/api/config')).json()
  const day = daysBefore(today, 2)
  await publishPackage(day, {
    harm: hostileText,
    nested: `${'<div>'.repeat(199_000)}found`,
  })
  await subscribe(page)
  const harm = await recordHarm(page)
  const paper = `/?date=${day}&edition_No=${EDITION}`

  await page.goto(paper)
  await page.getByRole('link', { name: 'Article harm' }).click()
  await expect(page).toHaveURL(/\/article\//)
  await expect(page.getByRole('heading', { name: 'Article harm', level: 1 })).toBeVisible()
  await triggerHandlers(page)
  const tags = await page
    .getByRole('article')
    .evaluate((article) => [...article.querySelectorAll('*')].map(({ localName }) => localName))
  expect(tags.filter((tag) => /script|style|svg|math|img|iframe|form|link/.test(tag))).toEqual([])
  expect(await page.getByRole('article').innerHTML()).not.toMatch(/javascript:|evil|\son\w+=/)
  expect(harm).toEqual([])

  await page.goto(paper)
  await page.getByRole('link', { name: 'Article nested' }).click()
  await expect(page.getByText('found')).toBeVisible()
})

function daysBefore(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`) - days * 24 * 60 * 60 * 1000
  return new Date(time).toISOString().slice(0, 10)
}

/** Publishes one page with these articles with the press, while the server runs. */
async function publishPackage(date: string, texts: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  const names = Object.keys(texts)
  const articles = names.map((id, index) => ({
    id,
    title: `Article ${id}`,
    language: 'en',
    html: `${id}.html`,
    boxes: [{ left: 5, top: 5 + index * 45, width: 90, height: 40 }],
  }))
  const pages = [{ number: 1, name: 'Front Page', file: 'page.jpg', articles }]
  const paper = { width: 1200, height: 1890, channels: 3, background: 'white' } as const
  const manifest = { format: 1, publisher: 'PV', date, edition: EDITION }
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'page.jpg'), await sharp({ create: paper }).jpeg().toBuffer())
    for (const id of names) await writeFile(join(folder, `${id}.html`), texts[id] ?? '')
    await writeFile(
      join(folder, 'edition.json'),
      JSON.stringify({ ...manifest, sections: [{ name: 'Main', pages }] }),
    )
    const DATA_DIR = TITLE_SERVERS[0].dataDir
    const args = ['run', 'press', '--', 'publish', folder, '--yes', 'missing,release']
    await promisify(execFile)('npm', args, { cwd: PROJECT, env: { ...process.env, DATA_DIR } })
  } finally {
    await rm(folder, { recursive: true })
  }
}
