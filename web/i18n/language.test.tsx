// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '#contract/titles.ts'
import { restoreLanguage, setLanguage } from './language.ts'

/** Sets up the page as the server renders it. */
function openPage(language: Language): void {
  document.head.innerHTML = `<script type="application/json" id="config">{"language":"${language}"}</script>`
  onTestFinished(() => window.localStorage.clear())
}

test('on the first visit the app uses the language of the page, and stores no choice', async () => {
  openPage('kn')
  await restoreLanguage()
  expect(document.documentElement.lang).toBe('kn')
  expect(window.localStorage.getItem('language')).toBeNull()
  expect(document.cookie).not.toContain('language=')
})

test('a choice is stored, sent to the server, and overrides the language of the page', async () => {
  openPage('en')
  await setLanguage('kn')
  expect(document.cookie).toContain('language=kn')
  document.documentElement.lang = 'en'
  await restoreLanguage()
  expect(document.documentElement.lang).toBe('kn')
})
