import type { StoryType } from '#contract/story-type.ts'
import type { DraftBlock } from './draft-block.ts'

/** Headings of a scorecard, for batters and for bowlers. A league table has 'W' too, but none of the others. */
const SCORE_HEADING =
  /^(runs?|balls?|4s|6s|sr|overs?|mdns?|wkts?|econ|ರನ್\S*|ಎಸೆತ\S*|ಓವರ್\S*|ವಿಕೆಟ್\S*)$/iu
const LEAST_SCORE_HEADINGS = 2
/** How a batter was out. */
const DISMISSAL = /^(lbw\b|not out$|run out\b|(c|st) .+ b \p{Lu}|ಔಟಾಗದೆ|ರನ್\s?ಔಟ್|ಎಲ್‌?ಬಿ)/iu
const LEAST_DISMISSALS = 2

/** Whether a table is the scorecard of a match. */
export function isScorecard({ table }: DraftBlock): boolean {
  if (!table) return false
  const [header = []] = table.rows
  const headings = header.filter((text) => SCORE_HEADING.test(text.trim())).length
  const dismissals = table.rows.flat().filter((text) => DISMISSAL.test(text.trim())).length
  return headings >= LEAST_SCORE_HEADINGS || dismissals >= LEAST_DISMISSALS
}

/** The blocks of a story whose content has a role of its own: a forecast, a scorecard, the clues of a puzzle. */
export function withContentRoles(
  type: StoryType,
  blocks: readonly DraftBlock[],
): readonly DraftBlock[] {
  if (type === 'weather') return blocks.map(asWeather)
  if (type === 'puzzle') return withClues(blocks)
  return blocks.map((block) =>
    block.role === 'table' && (type === 'score' || isScorecard(block))
      ? { ...block, role: 'score' }
      : block,
  )
}

/** Temperatures, or the times of sunrise and sunset. */
const MEASURE = /\p{Nd}\s?[°º˚]|\p{Nd}[.:]\p{Nd}{2}/u
const MOST_LETTERS_A_FIGURE = 8

/** The tables of a forecast, and what has more figures than words. */
function asWeather(block: DraftBlock): DraftBlock {
  const { role, text = '' } = block
  if (role === 'table') return { ...block, role: 'weather' }
  if (role !== 'body' || !MEASURE.test(text)) return block
  const figures = text.match(/\p{Nd}+/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters <= figures * MOST_LETTERS_A_FIGURE ? { ...block, role: 'weather' } : block
}

/** A number before a clue, or the letters of its answer after it. */
const CLUE = /^\p{Nd}{1,2}[\s.)]|\(\p{Nd}{1,2}([,-]\s?\p{Nd}{1,2})*\)/u

/** The clues of a crossword with their headings, below or beside the grid. */
function withClues(blocks: readonly DraftBlock[]): DraftBlock[] {
  const isClue = ({ role, text = '' }: DraftBlock) => role === 'body' && CLUE.test(text)
  const hasClues = blocks.some(isClue)
  return blocks.map((block): DraftBlock => {
    const isHeading = hasClues && block.role === 'subhead'
    return isHeading || isClue(block) ? { ...block, role: 'puzzle' } : block
  })
}
