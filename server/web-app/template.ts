import { createHash } from 'node:crypto'
import { type FirstDisplay, paperColour } from '#contract/display.ts'
import { APP_CODE_ID, FIRST_PAGE_ID } from '#contract/first-view.ts'
import { LETTER_KEYS_READY } from '#contract/letter-keys.ts'
import { BrandId } from '#contract/publisher.ts'
import { type Language, PUBLISHER_OF_BRAND, TITLES } from '#contract/titles.ts'
import { type FirstControls, fillControls } from './first-controls.ts'
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
  display: FirstDisplay
  head: string
  /** The page image and the controls around it; undefined for screens other than the reader. */
  reader: { page: string; controls: FirstControls } | undefined
  /** The text of another screen until the app has rendered it. */
  words: string
  data: string
}

export function fillTemplate({ html, names }: Template, parts: PageParts): string {
  const { language, display, head, reader, words, data } = parts
  return html
    .replace('<html ', `<html ${attributesOf(display)}`)
    .replace(BAR_COLOUR, (_, before: string, after: string, scheme: string) => {
      return before + paperColour(display, scheme === 'dark' ? 'night' : 'day') + after
    })
    .replace(LANGUAGE, `$1${language}$2`)
    .replace(LOGO_ALT, (_, before: string) => `${before}${escapeHtml(names[language])}"`)
    .replace('<!--head-->', () => head)
    .replace(READER, (_, markup: string) =>
      reader
        ? fillControls(markup, reader.controls).replace('<!--page-->', () => reader.page)
        : words,
    )
    .replace('<!--data-->', () => data)
}

/** The attributes that style sheets read. Without one the colours follow the system. */
function attributesOf({ colours, hasHighContrast, isLeftHanded }: FirstDisplay): string {
  const chosen = colours === 'system' ? '' : `data-colours="${colours}" `
  const contrast = hasHighContrast ? 'data-contrast="high" ' : ''
  return chosen + contrast + (isLeftHanded ? 'data-hand="left" ' : '')
}

/** The app's code loads after this time even if the page image has not loaded. */
const LONGEST_WAIT_MS = 1500

/**
 * Runs in the browser. A loaded image is not painted yet: it is decoded first, while the code would compete for the processor. The
 * first frame after that paints it, the second follows its painting. The first use of the storage waits for another process, so it
 * happens while the code is fetched, which uses it at once.
 */
const FETCH_CODE = `(() => {
  const page = document.getElementById('${FIRST_PAGE_ID}')
  const code = document.getElementById('${APP_CODE_ID}')
  const fetchCode = () => {
    if (!code.isConnected) return
    document.head.append(document.importNode(code.content, true))
    code.remove()
    setTimeout(openStorage)
  }
  const openStorage = () => {
    try {
      localStorage.getItem('')
    } catch {}
  }
  const nextFrame = () => new Promise(requestAnimationFrame)
  const afterPaint = async () => {
    await page.decode().catch(() => undefined)
    await nextFrame()
    await nextFrame()
    setTimeout(fetchCode)
  }
  setTimeout(fetchCode, ${LONGEST_WAIT_MS})
  document.addEventListener('click', fetchCode)
  document.addEventListener('keydown', fetchCode)
  if (page.complete) return afterPaint()
  page.addEventListener('load', afterPaint)
  page.addEventListener('error', fetchCode)
})()`

/**
 * Runs in the browser. Keeps what is pressed before the app's code runs, which then does it: every turn of a page, by arrow key or button,
 * and the last other control. Marks the control that has the focus, and the one that the mouse holds down. Letters and ? are handled
 * by code that arrives later still; the last one is pressed again for it.
 */
const KEEP_PRESSES = `(() => {
  let letter
  const turn = (sign) => {
    const first = document.querySelector('[data-first]')
    if (first) first.dataset.turns = (first.dataset.turns ?? '') + sign
  }
  const marked = {}
  const mark = (name, target) => {
    marked[name]?.removeAttribute(name)
    marked[name] = target?.closest?.('[data-first] :is(a, button)')
    marked[name]?.setAttribute(name, '')
  }
  document.addEventListener('focusin', ({ target }) => mark('data-focused', target))
  document.addEventListener('pointerdown', ({ target }) => mark('data-held', target))
  document.addEventListener('pointerup', () => mark('data-held'))
  document.addEventListener('pointercancel', () => mark('data-held'))
  const keepLetter = (event) => {
    const { key, altKey, ctrlKey, metaKey } = event
    letter = /^[a-z?]$/i.test(key) && !altKey && !ctrlKey && !metaKey ? event : undefined
  }
  document.addEventListener('keydown', keepLetter)
  document.addEventListener('${LETTER_KEYS_READY}', () => {
    document.removeEventListener('keydown', keepLetter)
    if (!letter || letter.defaultPrevented) return
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: letter.key, bubbles: true, cancelable: true }))
  }, { once: true })
  document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowRight') turn('+')
    if (key === 'ArrowLeft') turn('-')
  })
  document.addEventListener('click', ({ target }) => {
    letter = undefined
    const button = target.closest('[data-first] button:not([aria-disabled])')
    if (!button) return
    if (button.dataset.to) return turn(button.dataset.to === 'next' ? '+' : '-')
    for (const other of document.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy')
    button.setAttribute('aria-busy', 'true')
  })
})()`

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** For the content security policy, which allows no other inline scripts. */
export const SCRIPT_HASHES = [KEEP_PRESSES, FETCH_CODE].map(hashOf)

/** The app's code, and what only the app uses: the font of its controls and the manifest. */
const CODE =
  /\s*<(?:script type="module"[^>]* src="[^>]*><\/script>|link rel="(?:modulepreload|manifest|preload" as="font)"[^>]*>)/g

/** Delays the app's code until the page image is painted, because both would compete for a slow connection. */
export function withPageFirst(html: string): string {
  return withCodeLater(withPresses(html), `<script>${FETCH_CODE}</script>`)
}

/** Keeps presses of controls and arrow keys until the app's code runs. */
export function withPresses(html: string): string {
  return html.replace('</body>', () => `  <script>${KEEP_PRESSES}</script>\n  </body>`)
}

/** Leaves the loading of the app's code to a script. */
export function withCodeLater(html: string, script: string): string {
  const code = html.match(CODE)?.join('') ?? ''
  const later = `<template id="${APP_CODE_ID}">${code}</template>${script}`
  return html.replace(CODE, '').replace('</body>', () => `  ${later}\n  </body>`)
}
