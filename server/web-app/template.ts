import { createHash } from 'node:crypto'
import { FIRST_PAGE_ID } from '#contract/first-view.ts'
import { BrandId } from '#contract/publisher.ts'
import { type Language, PUBLISHER_OF_BRAND, TITLES } from '#contract/titles.ts'
import { escaped } from './html.ts'

/** The app's page, with what belongs to the brand in use. `web/index.html` marks the places by comments. */
interface Template {
  html: string
  /** The picture for links to what has none of its own, as a path. */
  brandPicture: string | undefined
  /** Of the brand, by language. */
  names: Record<Language, string>
}

const OF_BRAND = new RegExp(`\\s*<!--(${BrandId.options.join('|')})-->([\\s\\S]*?)<!--/\\1-->`, 'g')
const PICTURE = /\s*<meta property="og:image" content="([^"]*)"\s*\/?>/
const LANGUAGE = /(<html [^>]*lang=")[^"]*(")/
const LOGO_ALT = /(class="reader-logo"[^>]* alt=")[^"]*"/
const READER = /\s*<!--reader-->([\s\S]*?)\s*<!--\/reader-->\s*/

export function templateOf(html: string, brand: BrandId): Template {
  const branded = html
    .replace('<html ', `<html data-brand="${brand}" `)
    .replace(OF_BRAND, (_, id: string, part: string) => (id === brand ? part.trimEnd() : ''))
  return {
    html: branded.replace(PICTURE, ''),
    brandPicture: PICTURE.exec(branded)?.[1],
    names: TITLES[PUBLISHER_OF_BRAND[brand]].names,
  }
}

interface Filling {
  /** Of the controls. */
  language: Language
  head: string
  /** Nothing for a screen other than the reader. */
  page: string | undefined
  /** Another screen's words, until the app has drawn it. */
  words: string
  data: string
}

export function fillTemplate({ html, names }: Template, filling: Filling): string {
  const { language, head, page, words, data } = filling
  return html
    .replace(LANGUAGE, `$1${language}$2`)
    .replace(LOGO_ALT, (_, before: string) => `${before}${escaped(names[language])}"`)
    .replace('<!--head-->', () => head)
    .replace(READER, (_, reader: string) =>
      page === undefined ? words : reader.replace('<!--page-->', () => page),
    )
    .replace('<!--data-->', () => data)
}

/** On a slow line the app's code does not wait longer than this. */
const LONGEST_WAIT_MS = 1500
const CODE_ID = 'app-code'

/** Runs in the browser. */
const FETCH_CODE = `(() => {
  const page = document.getElementById('${FIRST_PAGE_ID}')
  const code = document.getElementById('${CODE_ID}')
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

/** For the content security policy: no other script may stand in a page. */
export const PAGE_FIRST_HASH = `sha256-${createHash('sha256').update(FETCH_CODE).digest('base64')}`

const MODULES =
  /\s*<(?:script type="module"[^>]* src="[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** The app's code is fetched when the page is on screen: on a phone's line they would share the way, and both come late. */
export function withPageFirst(html: string): string {
  const modules = html.match(MODULES)?.join('') ?? ''
  const later = `<template id="${CODE_ID}">${modules}</template><script>${FETCH_CODE}</script>`
  return html.replace(MODULES, '').replace('</body>', () => `  ${later}\n  </body>`)
}
