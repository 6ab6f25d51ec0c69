import type { Translate } from '../i18n/use-t.ts'
import type { Mode } from './mode.ts'

/** What waits for the next click, or for Enter. */
export type BegunMode = Exclude<Mode['kind'], 'select'>

/** What a person does in this mode. */
export function modeWords(mode: BegunMode, t: Translate): string {
  switch (mode) {
    case 'merge':
      return t('Click the story that belongs to it, or press Enter for the next one.')
    case 'split':
      return t('Draw lines across the story, or move the line with the arrow keys. Enter cuts.')
    case 'order':
      return t('Click the stories in the order in which they are read. Enter ends.')
    case 'draw':
      return t('Draw a rectangle for the new story. Enter puts one on the page.')
    case 'add':
      return t('Draw a rectangle that belongs to the story. Enter puts one below it.')
  }
}

/** What Enter does in this mode. */
export function endWords(mode: BegunMode, t: Translate): string {
  switch (mode) {
    case 'merge':
      return t('Merge with the next story')
    case 'split':
      return t('Cut')
    case 'order':
      return t('Done')
    case 'draw':
    case 'add':
      return t('Put one on the page')
  }
}
