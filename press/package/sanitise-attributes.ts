import { harmlessStyle } from '#domain/harmless-style.ts'

const LONGEST_LINK = 2048
const MOST_CLASSES = 8

/** Ids of an article bear this, so that none can pass for one of the app's own. */
const ID_PREFIX = 'text-'

/**
 * What an article's tag may carry. `target` is dropped: a window opened from the article could reach
 * back into the reader's, and `rel`, which forbids it, is none of an article's attributes. Links
 * open in place unless the app that shows them sets both.
 */
export function sanitiseAttributes(
  tag: string,
  attributes: ReadonlyMap<string, string>,
): [name: string, value: string][] {
  if (attributes.size === 0) return []
  const kept: [string, string | undefined][] = [
    ['href', tag === 'a' ? safeLink(attributes.get('href')) : undefined],
    ['class', safeClasses(attributes.get('class'))],
    ['id', safeId(attributes.get('id'))],
    ['style', safeStyle(attributes.get('style'))],
  ]
  return kept.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** Addresses on the web, of mail, or within the site. Browsers drop spaces and line ends inside. */
function safeLink(href: string | undefined): string | undefined {
  const link = href?.replace(/[\s\p{Cc}\p{Cf}]/gu, '')
  if (!link || link.length > LONGEST_LINK || link.includes('\\')) return undefined
  if (link.startsWith('#')) return inArticle(link.slice(1), '#')
  if (/^(https?:\/\/[^/]|mailto:[^:])/i.test(link)) return link
  const isRelative = !link.startsWith('//') && !/^[^/?#]*:/.test(link)
  return isRelative ? link : undefined
}

function safeClasses(list: string | undefined): string | undefined {
  return list
    ?.split(/\s+/)
    .filter((name) => /^[A-Za-z][\w-]{0,40}$/.test(name))
    .slice(0, MOST_CLASSES)
    .join(' ')
}

function safeStyle(style: string | undefined): string | undefined {
  return style === undefined ? undefined : harmlessStyle(style)
}

function safeId(id: string | undefined): string | undefined {
  return id === undefined ? undefined : inArticle(id)
}

function inArticle(id: string, before = ''): string | undefined {
  if (!/^[\w-]{1,80}$/.test(id)) return undefined
  return before + (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id)
}
