import { STORY_TYPES, type StoryType } from '#contract/story-type.ts'
import type { Translate } from '../i18n/use-t.ts'

/** The types that a number key sets, 1 to 9. The others are in the menu. */
export const NUMBERED_TYPES = STORY_TYPES.slice(0, 9)

export function typeName(type: StoryType, t: Translate): string {
  switch (type) {
    case 'story':
      return t('Article')
    case 'brief':
      return t('Brief')
    case 'letter':
      return t('Letter')
    case 'editorial':
      return t('Editorial')
    case 'column':
      return t('Opinion column')
    case 'picture':
      return t('Picture')
    case 'table':
      return t('Table')
    case 'score':
      return t('Scores')
    case 'weather':
      return t('Weather')
    case 'puzzle':
      return t('Puzzle')
    case 'cartoon':
      return t('Cartoon')
    case 'index':
      return t('Index')
    case 'advertisement':
      return t('Advertisement')
    case 'classifieds':
      return t('Classifieds')
  }
}
