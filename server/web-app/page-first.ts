import { createHash } from 'node:crypto'
import { FIRST_PAGE_ID } from '#contract/first-view.ts'

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
