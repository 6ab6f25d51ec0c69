import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#ui/when-idle.ts'
import { brand } from '../brand/brand.ts'
import { textLanguage } from '../i18n/language.ts'
import { firstArticleText } from '../paper/article-text.ts'
import styles from './article-text.module.css'
import { sanitiseArticle } from './sanitise-article.ts'
import { fontSizeChosen } from './use-font-size.ts'

/** By a word that is set in each face. */
const FACES = {
  en: [['Noto Serif', 'News']],
  kn: [
    ['Noto Serif', 'News'],
    ['Noto Serif Kannada', 'ಸುದ್ದಿ'],
  ],
} as const
const WEIGHTS = [400, 700]

/** Before the first article is opened: its words are then there at once, and stand still. */
export async function getReady(cache: QueryClient): Promise<void> {
  const text = await firstArticleText(cache)
  await loadFaces()
  whenIdle(() => setOutOfSight(text))
}

/** In what articles are set. */
async function loadFaces(): Promise<void> {
  if (!('fonts' in document)) return
  for (const [family, word] of FACES[brand().language]) {
    for (const weight of WEIGHTS) {
      await document.fonts.load(`${weight} 16px "${family}"`, word).catch(() => undefined)
    }
  }
}

/** The first text to be cleaned and set in its faces takes ten times as long as the next. */
function setOutOfSight(html: string): void {
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
