import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#ui/when-idle.ts'
import { brand } from '../brand/brand.ts'
import { fontSizeChosen } from '../display/use-font-size.ts'
import { textLanguage } from '../i18n/language.ts'
import { firstArticleText } from '../paper/article-text.ts'
import styles from './article-text.module.css'
import { sanitiseArticle } from './sanitise-article.ts'

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
  const text = await firstArticleText(cache)
  await loadFaces()
  whenIdle(() => renderHidden(text))
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

/** Warm-up: the first text to be sanitised and laid out takes ten times as long as the next. */
function renderHidden(html: string): void {
  const text = sanitiseArticle(html)
  const article = document.createElement('article')
  article.className = styles.article ?? ''
  article.lang = textLanguage(text.textContent)
  article.style.cssText = 'position: fixed; visibility: hidden'
  article.style.setProperty('--text-size', `${fontSizeChosen()}`)
  article.append(text)
  document.body.append(article)
  article.getBoundingClientRect()
  article.remove()
}
