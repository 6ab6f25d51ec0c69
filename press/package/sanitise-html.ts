import { sanitiseStyle } from '#domain/sanitise-style.ts'
import { articleTag, isBlock } from './article-tags.ts'
import { walkHtml } from './walk-html.ts'

/** Deeper tags are removed and their text is kept. */
const MAX_DEPTH = 32

const ENDED_BY_BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const LIST_PARTS = new Set(['ul', 'ol', 'li'])

/** Returns HTML with only the allowed tags and attributes, properly nested and closed. */
export function sanitiseHtml(source: string): string {
  const output: string[] = []
  const open: string[] = []
  let text = ''

  const write = (markup: string) => {
    if (text) output.push(escapeText(text))
    output.push(markup)
    text = ''
  }
  const closeDownTo = (position: number) => {
    if (position >= 0) while (open.length > position) write(`</${open.pop()}>`)
  }
  const closeElementsEndedBy = (tag: string) => {
    if (isBlock(tag)) closeDownTo(open.findLastIndex((other) => ENDED_BY_BLOCKS.has(other)))
    if (tag === 'a') closeDownTo(open.lastIndexOf('a'))
    if (tag !== 'li') return
    const nearest = open.findLastIndex((other) => LIST_PARTS.has(other))
    if (open[nearest] === 'li') closeDownTo(nearest)
  }

  walkHtml(source, {
    open(sourceTag, attributes) {
      const tag = articleTag(sourceTag)
      if (tag === ' ') text += ' '
      if (tag === undefined || tag === ' ') return
      closeElementsEndedBy(tag)
      if (open.length >= MAX_DEPTH && tag !== 'br') return
      const safe = sanitiseAttributes(tag, attributes)
      write(`<${tag}${safe.map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('')}>`)
      if (tag !== 'br') open.push(tag)
    },
    close(sourceTag) {
      closeDownTo(open.lastIndexOf(articleTag(sourceTag) ?? ''))
    },
    text(piece) {
      text += piece
    },
  })
  closeDownTo(0)
  write('')
  return output.join('').normalize('NFC').trim()
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escapeText(text: string): string {
  return text.replace(/[&<>"]|[^\P{Cc}\t\n\r]/gu, (character) => ENTITIES.get(character) ?? '')
}

const MAX_LINK_LENGTH = 2048
const MAX_CLASSES = 8

/** Prefix of ids in articles, so that they cannot collide with ids of the app. */
const ID_PREFIX = 'text-'

/**
 * Keeps the safe attributes of a tag. `target` is dropped because `rel` is not allowed: a new window
 * without `rel=noopener` could access the reader's window. The app may set both when it shows links.
 */
function sanitiseAttributes(
  tag: string,
  attributes: ReadonlyMap<string, string>,
): [name: string, value: string][] {
  if (attributes.size === 0) return []
  const safe: [string, string | undefined][] = [
    ['href', tag === 'a' ? safeLink(attributes.get('href')) : undefined],
    ['class', safeClasses(attributes.get('class'))],
    ['id', safeId(attributes.get('id'))],
    ['style', safeStyle(attributes.get('style'))],
  ]
  return safe.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** Web, mail and relative links. Removes the whitespace and control characters that browsers ignore. */
function safeLink(href: string | undefined): string | undefined {
  const link = href?.replace(/[\s\p{Cc}\p{Cf}]/gu, '')
  if (!link || link.length > MAX_LINK_LENGTH || link.includes('\\')) return undefined
  if (link.startsWith('#')) return inArticle(link.slice(1), '#')
  if (/^(https?:\/\/[^/]|mailto:[^:])/i.test(link)) return link
  const isRelative = !link.startsWith('//') && !/^[^/?#]*:/.test(link)
  return isRelative ? link : undefined
}

function safeClasses(list: string | undefined): string | undefined {
  return list
    ?.split(/\s+/)
    .filter((name) => /^[A-Za-z][\w-]{0,40}$/.test(name))
    .slice(0, MAX_CLASSES)
    .join(' ')
}

function safeStyle(style: string | undefined): string | undefined {
  return style === undefined ? undefined : sanitiseStyle(style)
}

function safeId(id: string | undefined): string | undefined {
  return id === undefined ? undefined : inArticle(id)
}

function inArticle(id: string, before = ''): string | undefined {
  if (!/^[\w-]{1,80}$/.test(id)) return undefined
  return before + (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id)
}
