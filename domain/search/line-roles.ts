import type { BLOCK_ROLES } from '#contract/page-model.ts'

/** What a line of an article's text is. Matches in each kind of line count differently. */
export type LineRole = 'headline' | 'kicker' | 'byline' | 'body' | 'caption' | 'table'

const LETTERS: Record<LineRole, string> = {
  headline: 'h',
  kicker: 'k',
  byline: 'y',
  body: 'b',
  caption: 'c',
  table: 't',
}
const roleOfLetter = new Map(
  Object.entries(LETTERS).map(([role, letter]) => [letter, role as LineRole]),
)

/** The letter that stands for lines of a block in `lineRoles`. */
export function lineLetter(role: (typeof BLOCK_ROLES)[number]): string {
  return LETTERS[lineRole(role)]
}

function lineRole(role: (typeof BLOCK_ROLES)[number]): LineRole {
  switch (role) {
    case 'headline':
    case 'byline':
    case 'caption':
      return role
    case 'kicker':
    case 'strapline':
      return 'kicker'
    case 'credit':
      return 'caption'
    case 'table':
    case 'score':
    case 'weather':
    case 'puzzle':
    case 'index':
      return 'table'
    default:
      return 'body'
  }
}

export interface TextLine {
  role: LineRole
  text: string
}

/**
 * The lines of a text with their roles. All lines are body text if there are no roles, as in issues of earlier releases,
 * or if they do not fit, as after OCR.
 */
export function linesOf(text: string, lineRoles: string | null | undefined): TextLine[] {
  const lines = text.split('\n')
  const isFitting = lineRoles?.length === lines.length
  return lines.map((line, index) => ({
    text: line,
    role: (isFitting && roleOfLetter.get(lineRoles.charAt(index))) || 'body',
  }))
}

/** The reporter's name as printed; undefined if there is none. */
export function bylineIn(text: string, lineRoles: string | null | undefined): string | undefined {
  const line = linesOf(text, lineRoles).find(({ role }) => role === 'byline')
  return line?.text.trim() || undefined
}

/** The text without its tables; empty if most of the article is a table. */
export function textWithoutTables(text: string, lineRoles: string | null | undefined): string {
  const lines = linesOf(text, lineRoles)
  const lettersOf = (some: readonly TextLine[]) =>
    some.reduce((sum, line) => sum + line.text.length, 0)
  const others = lines.filter(({ role }) => role !== 'table')
  const body = others.filter(({ role }) => role === 'body')
  if (lettersOf(body) < lettersOf(lines) - lettersOf(others)) return ''
  return others.map((line) => line.text).join('\n')
}
