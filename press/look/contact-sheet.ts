import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PageStory } from '#contract/page-model.ts'
import { doubtSummary, type PageDoubts } from '../doubt.ts'
import { kindOf } from '../page-regions.ts'
import { storyTitle } from '../story-html.ts'

/** A page with its stories drawn over it. */
export interface DrawnPage {
  stories: readonly PageStory[]
  /** File names, relative to the sheet. */
  image: string
  thumb: string
  /** Of the thumbnail, in pixels. */
  width: number
  height: number
}

interface SheetPage extends DrawnPage {
  doubts: PageDoubts
}

const KANNADA_FONT =
  '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2'

/** A web page with all pages of an issue, in the given order. It needs no script and no file but the images. */
export async function contactSheet(name: string, pages: readonly SheetPage[]): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(KANNADA_FONT), 'base64')
  const doubtful = pages.filter(({ doubts }) => doubts.doubtful.length > 0 || doubts.stories === 0)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}: what the press read</title>
<style>
@font-face { font-family: "Noto Sans Kannada"; font-weight: 100 900; src: url("data:font/woff2;base64,${font}") format("woff2") }
${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(name)}: what the press read</h1>
<p>${pages.length} pages, ${doubtful.length} of them with doubts. Doubtful pages come first. Select a page to enlarge it.</p>
<p>On the images: each story has a number in reading order, its confidence and its type. <strong class="doubt">Red</strong>
stories are doubtful: their confidence is below 90%. Advertisements are hatched. Thin outlines are blocks with their role; the thin line
is their reading order.</p>
</header>
<nav aria-label="Pages"><ul>${pages.map(linkTo).join('')}</ul></nav>
<main>
${pages.map(sectionOf).join('\n')}
</main>
</body>
</html>
`
}

function linkTo({ doubts }: SheetPage): string {
  return `<li><a href="#page-${doubts.pageNo}">Page ${doubts.pageNo}</a>: ${doubtSummary(doubts)}</li>`
}

function sectionOf({ doubts, stories, image, thumb, width, height }: SheetPage): string {
  const { pageNo, name } = doubts
  const alt = `Page ${pageNo} with its ${stories.length} stories drawn over it`
  return `<section id="page-${pageNo}" aria-labelledby="title-${pageNo}">
<h2 id="title-${pageNo}">Page ${pageNo} ${escapeHtml(name)}: ${doubtSummary(doubts)}</h2>
<a href="${image}"><img src="${thumb}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy"></a>
${stories.length > 0 ? tableOf(pageNo, stories, doubts) : ''}
</section>`
}

const COLUMNS = ['No.', 'Headline', 'Type', 'Confidence', 'Doubts', 'First words']

function tableOf(pageNo: number, stories: readonly PageStory[], { doubtful }: PageDoubts): string {
  const rows = stories.map((story, index) => {
    const doubt = doubtful.find(({ number }) => number === index + 1)
    return rowOf(story, index + 1, doubt?.reasons)
  })
  const head = COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('')
  return `<div class="stories" role="region" aria-label="Stories of page ${pageNo}" tabindex="0"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

/** `reasons` is undefined for a story without doubts. */
function rowOf(story: PageStory, number: number, reasons: readonly string[] | undefined): string {
  const doubt = reasons && (reasons.join(', ') || 'low confidence')
  return `<tr${doubt ? ' class="doubt"' : ''}>${[
    `<td>${number}</td>`,
    `<th scope="row" lang="${story.language}">${nameOf(story)}</th>`,
    `<td>${story.type}</td>`,
    `<td>${Math.round(story.confidence * 100)}%</td>`,
    `<td>${escapeHtml(doubt ?? '')}</td>`,
    `<td lang="${story.language}">${escapeHtml(firstWords(story))}</td>`,
  ].join('')}</tr>`
}

function nameOf(story: PageStory): string {
  if (kindOf(story) === 'ad') return 'Advertisement'
  return escapeHtml(storyTitle(story)) || 'No headline'
}

const FIRST_WORDS = 14

function firstWords({ blocks }: PageStory): string {
  const body = blocks.find(({ role, text }) => role === 'body' && text !== '')
  const block = body ?? blocks.find(({ role, text }) => role !== 'headline' && text !== '')
  const words = (block?.text ?? '').split(/\s+/).filter(Boolean)
  return words.slice(0, FIRST_WORDS).join(' ') + (words.length > FIRST_WORDS ? ' …' : '')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = `\
body { margin: 0 auto; max-width: 90rem; padding: 1rem; font: 1rem/1.5 system-ui, "Noto Sans Kannada", sans-serif; color: #1a1815; background: #fff }
:lang(kn) { font-family: "Noto Sans Kannada", system-ui, sans-serif }
section { margin-block: 2rem; padding-block-start: 1rem; border-block-start: 1px solid #bbb; display: flow-root }
section > a { float: inline-start; margin: 0 1.5rem 1rem 0 }
img { max-width: 100%; height: auto; border: 1px solid #bbb }
.stories { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .25rem .5rem; text-align: start; vertical-align: top; border-block-end: 1px solid #ddd }
tbody th { font-weight: 600; min-width: 10rem }
td:last-child { min-width: 12rem }
.doubt, .doubt th, .doubt td { color: #a80014 }
@media (max-width: 60rem) { section > a { float: none; display: block; margin-inline-end: 0 } }
`
