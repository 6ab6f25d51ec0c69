import type { Translate } from '../i18n/use-t.ts'
import type { Action, KeyGroup } from './keys.ts'

export function actionWords(action: Action, t: Translate): string {
  switch (action) {
    case 'next-doubtful':
      return t('Next doubtful story, also on another page')
    case 'previous-doubtful':
      return t('Previous doubtful story')
    case 'next-story':
      return t('Next story')
    case 'previous-story':
      return t('Previous story')
    case 'extend-forward':
      return t('Select the next story as well')
    case 'extend-back':
      return t('Select the previous story as well')
    case 'select-all':
      return t('Select all stories')
    case 'next-page':
      return t('Next page')
    case 'previous-page':
      return t('Previous page')
    case 'zoom-in':
      return t('Zoom in')
    case 'zoom-out':
      return t('Zoom out')
    case 'zoom-fit':
      return t('Whole page, or its width')
    case 'settle':
      return t('Right as it is')
    case 'merge':
      return t('Merge')
    case 'split':
      return t('Split')
    case 'type':
      return t('Type')
    case 'advertisement':
      return t('Mark as advertisement')
    case 'order':
      return t('Reading order')
    case 'join':
      return t('Continuation')
    case 'remove':
      return t('Remove')
    case 'draw':
      return t('Draw a story')
    case 'add':
      return t('Add a rectangle')
    case 'remove-rectangle':
      return t('Remove the rectangle')
    case 'next-rectangle':
      return t('Next rectangle of the story')
    case 'previous-rectangle':
      return t('Previous rectangle of the story')
    case 'edit':
      return t('Edit the text')
    case 'find':
      return t('Find and replace')
    case 'tease':
      return t('Free headline')
    case 'notice':
      return t('Correction notice')
    case 'picture':
      return t('Replace a picture')
    case 'withdraw':
      return t('Withdraw the article')
    case 'undo':
      return t('Undo')
    case 'redo':
      return t('Redo')
    case 'publish':
      return t('Publish corrections')
    case 'discard':
      return t('Discard the corrections of the page')
    case 'leave':
      return t('End what was begun, then select nothing')
    case 'keys':
      return t('Keys')
  }
}

export function groupWords(group: KeyGroup, t: Translate): string {
  switch (group) {
    case 'look':
      return t('Looking')
    case 'stories':
      return t('Stories')
    case 'areas':
      return t('Areas')
    case 'text':
      return t('Text')
    case 'draft':
      return t('Draft')
  }
}
