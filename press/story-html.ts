import { INSERT_CLASS } from '#contract/articles.ts'
import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { insertBlocks, insertId } from './story-inserts.ts'

/** The text of a story as HTML with allowed tags only; empty if the story opens as an image. */
export function storyHtml(story: PageStory): string {
  if (story.opensAs === 'image') return ''
  const inserts = insertBlocks(story)
  const title = storyTitle(story)
  const firstHeadline = story.blocks.find(({ role }) => role === 'headline')
  const formatted = story.blocks.map(({ html = '' }) => html).join('')
  let dateline = ''
  const elements: string[] = []
  for (const block of story.blocks) {
    const insert = inserts.indexOf(block)
    if (insert >= 0) elements.push(placeHtml(insert, formatted))
    else if (block === firstHeadline) elements.push(elementOf({ ...block, text: title }))
    else if (block.role === 'headline') continue
    else if (block.role === 'dateline') dateline = block.text
    else if (block.role === 'body') {
      elements.push(bodyHtml(block, dateline))
      dateline = ''
    } else if (!isInPicture(block, story)) elements.push(elementOf(block))
  }
  if (story.notice) elements.push(`<p class="correction">${escapeHtml(story.notice)}</p>`)
  return elements.join('')
}

/** Marks the place of an insert, unless an editor has placed it in the formatted text. */
function placeHtml(index: number, formatted: string): string {
  const id = insertId(index)
  return formatted.includes(`${id}"`) ? '' : `<div class="${INSERT_CLASS}" id="${id}"></div>`
}

/** The headline, which may be set in several blocks. */
export function storyTitle({ blocks }: PageStory): string {
  const headlines = blocks.filter(({ role }) => role === 'headline')
  return headlines.map(({ text }) => text).join(' ')
}

/** Whether a caption or credit is part of a picture's insert. */
function isInPicture({ role, of }: PageBlock, { blocks }: PageStory): boolean {
  return (role === 'caption' || role === 'credit') && blocks.some(({ id }) => id === of)
}

function bodyHtml({ text, html }: PageBlock, dateline: string): string {
  if (html !== undefined) return html
  const place = dateline ? `<b class="dateline">${escapeHtml(dateline)}:</b> ` : ''
  return `<p>${place}${escapeHtml(text)}</p>`
}

const ELEMENTS: Partial<Record<PageBlock['role'], readonly [tag: string, name: string]>> = {
  kicker: ['p', 'kicker'],
  headline: ['h1', 'headline'],
  strapline: ['h2', 'standfirst'],
  byline: ['p', 'byline'],
  subhead: ['h3', 'crosshead'],
  caption: ['p', 'caption'],
  credit: ['p', 'caption'],
  reference: ['p', 'reference'],
}

function elementOf({ role, text, page }: PageBlock): string {
  if (text === '') return ''
  // The app replaces references that it can link.
  if (page) return `<p class="reference page-${page}">${escapeHtml(text)}</p>`
  const [tag, name] = ELEMENTS[role] ?? ['p', '']
  return `<${tag}${name && ` class="${name}"`}>${escapeHtml(text)}</${tag}>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
