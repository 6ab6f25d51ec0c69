import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#ui/when-idle.ts'
import { brand } from '../brand/brand.ts'
import { fontSizeChosen } from '../display/use-font-size.ts'
import { textLanguage } from '../i18n/language.ts'
import { firstArticleText } from '../paper/article-text.ts'
import { sanitiseArticle } from '../story-text/sanitise-article.ts'
import styles from './article-text.module.css'

/** The font families, each with a sample word that loads it. */
const FACES = {
  en: [['Noto Serif', 'News']],
  kn: [
    ['Noto Serif', 'News'],
    ['Noto Serif Kannada', 'ಸುದ್ದಿ'],
  ],
} as const
const WEIGHTS = [400, 700]

/** Prepares fonts and sanitiser, so that the first article opens at once and without layout shift. */
export async function prepareFirstArticle(cache: QueryClient): Promise<void> {
  const html = await firstArticleText(cache)
  await loadFaces()
  await idle()
  const text = sanitiseArticle(html)
  const language = textLanguage(text.textContent)
  // Each text of a face lays out in its own task: together they would block a slow phone for half a second.
  for (const [, word] of FACES[brand().language]) {
    for (const weight of WEIGHTS) {
      await idle()
      renderHidden(word, { language, weight })
    }
  }
  await idle()
  renderHidden(text.firstElementChild ?? '', { language })
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve))
}

/** Loads the fonts of article texts. */
async function loadFaces(): Promise<void> {
  if (!('fonts' in document)) return
  for (const [family, word] of FACES[brand().language]) {
    for (const weight of WEIGHTS) {
      await document.fonts.load(`${weight} 16px "${family}"`, word).catch(() => undefined)
    }
  }
}

/** Warm-up: the first text of a face takes ten times as long as the next. */
function renderHidden(
  text: Element | string,
  { language, weight = 400 }: { language: string; weight?: number },
): void {
  const article = document.createElement('article')
  article.className = styles.article ?? ''
  article.lang = language
  article.style.cssText = `position: fixed; visibility: hidden; font-weight: ${weight}`
  article.style.setProperty('--text-size', `${fontSizeChosen()}`)
  article.append(text)
  document.body.append(article)
  article.getBoundingClientRect()
  article.remove()
}
