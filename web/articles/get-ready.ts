import { brand } from '../brand/brand.ts'
import { sanitiseArticle } from './sanitise-article.ts'

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
export async function getReady(): Promise<void> {
  sanitiseArticle('<p></p>')
  await setFaces()
}

/** In what articles are set. */
async function setFaces(): Promise<void> {
  if (!('fonts' in document)) return
  const pen = document.createElement('canvas').getContext('2d')
  for (const [family, word] of FACES[brand().language]) {
    for (const weight of WEIGHTS) {
      const font = `${weight} 16px "${family}"`
      await document.fonts.load(font, word).catch(() => undefined)
      if (!pen) return
      // Setting the first word in a face takes longer than the thousand after it.
      pen.font = font
      pen.measureText(word)
    }
  }
}
