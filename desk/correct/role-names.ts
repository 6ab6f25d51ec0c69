import type { PageBlock } from '#contract/page-model.ts'
import type { Translate } from '../i18n/use-t.ts'

type Role = PageBlock['role']

/** What a person can make of a block of text. */
export const TEXT_ROLES = [
  'headline',
  'kicker',
  'strapline',
  'byline',
  'dateline',
  'subhead',
  'body',
  'caption',
  'credit',
  'pull quote',
] as const satisfies readonly Role[]

export function roleName(role: Role, t: Translate): string {
  switch (role) {
    case 'headline':
      return t('Headline')
    case 'kicker':
      return t('Kicker')
    case 'strapline':
      return t('Strapline')
    case 'byline':
      return t('Byline')
    case 'dateline':
      return t('Dateline')
    case 'body':
      return t('Paragraph')
    case 'subhead':
      return t('Subheading')
    case 'caption':
      return t('Caption')
    case 'credit':
      return t('Picture credit')
    case 'pull quote':
      return t('Quote')
    case 'fact box':
      return t('Fact box')
    case 'table':
      return t('Table')
    case 'puzzle':
      return t('Puzzle')
    case 'weather':
      return t('Weather')
    case 'score':
      return t('Scores')
    case 'index':
      return t('Index')
    case 'folio':
      return t('Page line')
    case 'imprint':
      return t('Imprint')
    case 'reference':
      return t('Page reference')
    case 'advertisement':
      return t('Advertisement')
    case 'picture':
      return t('Picture')
  }
}
