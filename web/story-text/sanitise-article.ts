import createPurifier from 'dompurify'
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from '#contract/articles.ts'
import { sanitiseStyle } from '#domain/sanitise-style.ts'

/** Prefix of every id and class in an article, so that they cannot collide with the app's. */
export const PREFIX = 'text-'

const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  attribute.attrValue = harmlessValue(element.nodeName, attribute.attrName, attribute.attrValue)
  if (!attribute.attrValue) attribute.keepAttr = false
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!/^https?:/i.test(element.getAttribute('href') ?? '')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer nofollow')
})

/** Sanitises article HTML: keeps text and formatting only. */
export function sanitiseArticle(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...ARTICLE_TAGS],
    ALLOWED_ATTR: [...ARTICLE_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(https?:\/\/[^/]|mailto:[^:]|#text-[\w-]+$)/i,
    RETURN_DOM_FRAGMENT: true,
  })
}

function harmlessValue(tag: string, name: string, value: string): string {
  switch (name) {
    case 'href':
      return tag === 'A' ? value : ''
    case 'class':
      return value.split(/\s+/).filter(Boolean).map(prefixed).join(' ')
    case 'id':
      return prefixed(value)
    case 'style':
      return sanitiseStyle(value)
    default:
      return ''
  }
}

function prefixed(name: string): string {
  return name.startsWith(PREFIX) ? name : PREFIX + name
}
