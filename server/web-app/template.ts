import { createHash } from 'node:crypto'
import { type FirstColours, paperColour } from '#contract/display.ts'
import { APP_CODE_ID, FIRST_PAGE_ID } from '#contract/first-view.ts'
import { BrandId } from '#contract/publisher.ts'
import { type Language, PUBLISHER_OF_BRAND, TITLES } from '#contract/titles.ts'
import { escapeHtml } from './html.ts'

/** The app's page with the parts of one brand. Comments in `web/index.html` mark the places to fill. */
interface Template {
  html: string
  /** The path of the picture for link previews without one of their own. */
  brandPicture: string | undefined
  /** The title's name by language. */
  names: Record<Language, string>
}

const BRAND_PART = new RegExp(
  `\\s*<!--(${BrandId.options.join('|')})-->([\\s\\S]*?)<!--/\\1-->`,
  'g',
)
const PICTURE = /\s*<meta property="og:image" content="([^"]*)"\s*\/?>/
const LANGUAGE = /(<html [^>]*lang=")[^"]*(")/
const LOGO_ALT = /(class="reader-logo"[^>]* alt=")[^"]*"/
const BAR_COLOUR =
  /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (light|dark)\)")/g
const READER = /\s*<!--reader-->([\s\S]*?)\s*<!--\/reader-->\s*/

export function templateOf(html: string, brand: BrandId): Template {
  const branded = html
    .replace('<html ', `<html data-brand="${brand}" `)
    .replace(BRAND_PART, (_, id: string, part: string) => (id === brand ? part.trimEnd() : ''))
  return {
    html: branded.replace(PICTURE, ''),
    brandPicture: PICTURE.exec(branded)?.[1],
    names: TITLES[PUBLISHER_OF_BRAND[brand]].names,
  }
}

interface PageParts {
  /** The language of the controls. */
  language: Language
  colours: FirstColours
  head: string
  /** Undefined for screens other than the reader. */
  page: string | undefined
  /** The text of another screen until the app has rendered it. */
  words: string
  data: string
}

export function fillTemplate({ html, names }: Template, parts: PageParts): string {
  const { language, colours, head, page, words, data } = parts
  return html
    .replace('<html ', `<html ${coloursOf(colours)}`)
    .replace(BAR_COLOUR, (_, before: string, after: string, scheme: string) => {
      return before + paperColour(colours, scheme === 'dark' ? 'night' : 'day') + after
    })
    .replace(LANGUAGE, `$1${language}$2`)
    .replace(LOGO_ALT, (_, before: string) => `${before}${escapeHtml(names[language])}"`)
    .replace('<!--head-->', () => head)
    .replace(READER, (_, reader: string) =>
      page === undefined ? words : reader.replace('<!--page-->', () => page),
    )
    .replace('<!--data-->', () => data)
}

/** The attributes that `ui/tokens.css` reads. Without one the colours follow the system. */
function coloursOf({ colours, hasHighContrast }: FirstColours): string {
  const chosen = colours === 'system' ? '' : `data-colours="${colours}" `
  return hasHighContrast ? `${chosen}data-contrast="high" ` : chosen
}

/** The app's code loads after this time even if the page image has not loaded. */
const LONGEST_WAIT_MS = 1500

/** Runs in the browser. */
const FETCH_CODE = `(() => {
  const page = document.getElementById('${FIRST_PAGE_ID}')
  const code = document.getElementById('${APP_CODE_ID}')
  const fetchCode = () => {
    if (code.isConnected) document.head.append(document.importNode(code.content, true))
    code.remove()
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(fetchCode))
  setTimeout(fetchCode, ${LONGEST_WAIT_MS})
  if (page.complete) return afterPaint()
  page.addEventListener('load', afterPaint)
  page.addEventListener('error', fetchCode)
})()`

/** For the content security policy, which allows no other inline script. */
export const PAGE_FIRST_HASH = `sha256-${createHash('sha256').update(FETCH_CODE).digest('base64')}`

const MODULES =
  /\s*<(?:script type="module"[^>]* src="[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Delays the app's code until the page image is painted, because both would compete for a slow connection. */
export function withPageFirst(html: string): string {
  return withCodeLater(html, `<script>${FETCH_CODE}</script>`)
}

/** Leaves the loading of the app's code to a script. */
export function withCodeLater(html: string, script: string): string {
  const modules = html.match(MODULES)?.join('') ?? ''
  const later = `<template id="${APP_CODE_ID}">${modules}</template>${script}`
  return html.replace(MODULES, '').replace('</body>', () => `  ${later}\n  </body>`)
}
