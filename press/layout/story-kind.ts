import type { StoryType } from '#contract/story-type.ts'
import { isScorecard } from './content-roles.ts'
import type { DraftBlock } from './draft-block.ts'
import { LETTERS } from './group-labels.ts'
import { opinionTypeOf } from './opinion.ts'
import type { Piece } from './piece.ts'

const WEATHER = /^(the )?(weather|forecast|ಹವಾಮಾನ|ಹವಾ)/iu
const PUZZLE = /(sudoku|crossword|kakuro|puzzle|word search|brain teaser|ಸುಡೊಕು|ಸುಡೋಕು|ಪದಬಂಧ|ಒಗಟು)/iu
const SCORE = /(score ?card|scoreboard|ಸ್ಕೋರ್)/iu
const CARTOON = /(cartoon|comic|ವ್ಯಂಗ್ಯ)/iu

const textOf = (blocks: readonly DraftBlock[], ...roles: DraftBlock['role'][]): string =>
  blocks
    .filter(({ role }) => roles.includes(role))
    .map(({ text = '' }) => text)
    .join(' ')

/** Judged by what the story is made of, then by the words of its headline. */
export function storyTypeOf(
  pieces: readonly Piece[],
  blocks: readonly DraftBlock[],
  isOnOpinionPage = false,
): StoryType {
  const has = (role: DraftBlock['role']) => blocks.some((block) => block.role === role)
  const headline = textOf(blocks, 'headline', 'kicker')
  const prose = proseLetters(blocks)
  if (has('puzzle') || (PUZZLE.test(headline) && prose < 400)) return 'puzzle'
  if (WEATHER.test(headline) && prose < 600) return 'weather'
  const inTables = textOf(blocks, 'table').length
  if (inTables > prose) return SCORE.test(headline) || blocks.some(isScorecard) ? 'score' : 'table'
  if (has('picture') && prose === 0) return CARTOON.test(headline) ? 'cartoon' : 'picture'
  const label = pieces.flatMap((piece) => ('label' in piece ? (piece.label ?? '') : [])).join(' ')
  if (LETTERS.test(label)) return 'letter'
  const isItem = label !== '' || pieces.some(({ kind }) => kind === 'item')
  return opinionTypeOf(blocks, label, isOnOpinionPage && !isItem) ?? (isItem ? 'brief' : 'story')
}

/** Text that is not prose (a puzzle, figures without columns) is shown as it is printed. */
export function opensAs(type: StoryType, blocks: readonly DraftBlock[]): 'text' | 'image' {
  if (type === 'puzzle' || type === 'cartoon') return 'image'
  if (type === 'weather' && isWeatherPanel(blocks)) return 'image'
  const inTables = textOf(
    blocks.filter(({ table }) => table),
    ...TABLES,
  ).length
  const flow = textOf(
    blocks.filter(({ table }) => !table),
    'body',
    'subhead',
    'weather',
  ).length
  const readable = proseLetters(blocks) + inTables
  if (readable === 0) return 'image'
  return readable > (flow + inTables) * LEAST_PROSE ? 'text' : 'image'
}

/** Figures that are in no table, or in one with gaps, do not say what they belong to. */
function isWeatherPanel(blocks: readonly DraftBlock[]): boolean {
  const tables = blocks.flatMap(({ table }) => table ?? [])
  if (tables.length > 0)
    return tables.some(({ headerRows, rows }) => rows.slice(headerRows).flat().includes(''))
  const all = blocks.filter(({ role }) => role !== 'headline' && role !== 'kicker')
  return proseLetters(all) < textOf(all, ...all.map(({ role }) => role)).length * LEAST_PROSE
}

const TABLES = ['table', 'score', 'weather'] as const
const LEAST_PROSE = 0.6
const LEAST_LETTERS = 40
const MOST_DIGITS = 0.3

/** Letters of paragraphs that have sentences in them. */
function proseLetters(blocks: readonly DraftBlock[]): number {
  return blocks
    .filter(({ role }) => role === 'body')
    .map(({ text = '' }) => text)
    .filter(
      (text) =>
        text.length >= LEAST_LETTERS &&
        (text.match(/\p{Nd}/gu)?.length ?? 0) < text.length * MOST_DIGITS,
    )
    .reduce((sum, text) => sum + text.length, 0)
}
