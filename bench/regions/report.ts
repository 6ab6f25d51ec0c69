import { confidenceFigures, type Judgement, reliability } from './confidence.ts'
import { shareOf } from './counts.ts'
import type { PageResult } from './evaluate.ts'
import { type Figures, figuresOf, type Goals, isMissed } from './figures.ts'
import { type Score, sumScores } from './score.ts'
import { shareText, textTable } from './text-table.ts'

export const MISSED = '*'

/** A row for each feature and language, and one for all; a star where a goal is missed. */
export function figuresTable(
  results: readonly PageResult[],
  goals: Goals,
  { isPerPage = false }: { isPerPage?: boolean } = {},
): string {
  const rows = [
    ...(isPerPage ? results.map((result) => [result.name, result.score] as const) : []),
    ...groupsOf(results, ({ truth }) => truth.feature),
    ...groupsOf(results, ({ truth }) => (truth.lang === 'kn' ? 'all Kannada' : 'all English')),
    ['all', sumScores(results.map(({ score }) => score))] as const,
  ].map(([name, score]) => [name, figuresOf(score)] as const)
  const all = new Set(rows.flatMap(([, figures]) => Object.keys(figures)))
  const names = [...all].filter((name) => rows.some(([, figures]) => figures[name] !== undefined))
  const goalRow = ['goal', ...names.map((name) => goals[name] ?? '')]
  return textTable(
    ['', ...names],
    [
      ...rows.map(([row, figures]) => [
        row,
        ...names.map((name) => figureText(name, figures, goals)),
      ]),
      ...(Object.keys(goals).length > 0 ? [goalRow] : []),
    ],
  )
}

function groupsOf(
  results: readonly PageResult[],
  keyOf: (result: PageResult) => string | undefined,
): (readonly [string, Score])[] {
  const keys = [...new Set(results.map(keyOf))].filter((key) => key !== undefined)
  return keys.map((key) => {
    const group = results.filter((result) => keyOf(result) === key)
    return [key, sumScores(group.map(({ score }) => score))]
  })
}

const COUNTS: ReadonlySet<string> = new Set([
  'pages',
  'true',
  'found',
  'non-prose as text',
  'CPU ms',
])

function figureText(name: string, figures: Figures, goals: Goals): string {
  const value = figures[name]
  const text = COUNTS.has(name) ? `${value ?? ''}` : shareText(value)
  return isMissed(name, value, goals) ? `${text}${MISSED}` : text
}

export function kindsTable({ kinds }: Score): string {
  return textTable(
    ['kind of article', 'true', 'found at .8'],
    Object.entries(kinds).map(([kind, count]) => [kind, count.all, shareText(shareOf(count))]),
  )
}

/** For each role: the blocks of the truth, those found with that role, and the share of found blocks whose role is true. */
export function rolesTable({ rolesFound, rolesTrue }: Score): string {
  return textTable(
    ['role', 'true blocks', 'found with the role', 'role is true'],
    Object.entries(rolesFound).map(([role, count]) => [
      role,
      count.all,
      shareText(shareOf(count)),
      shareText(shareOf(rolesTrue[role])),
    ]),
  )
}

export function confidenceTable(sets: ReadonlyMap<string, readonly Judgement[]>): string {
  const rows = [...sets].map(([name, judgements]) => [name, confidenceFigures(judgements)] as const)
  return textTable(
    ['', 'stories', 'right', 'reach .9', 'right of those'],
    [
      ...rows.map(([name, figures]) => [
        name,
        figures.stories,
        shareText(figures.right),
        marked(figures['reach .9'], LEAST_SURE),
        marked(figures['right of those'], LEAST_RIGHT),
      ]),
      ['goal', '', '', LEAST_SURE, LEAST_RIGHT],
    ],
  )
}

const LEAST_SURE = 0.7
const LEAST_RIGHT = 0.95

const marked = (share: number | undefined, goal: number): string =>
  shareText(share) + (share !== undefined && share < goal ? MISSED : '')

export function reliabilityTable(judgements: readonly Judgement[]): string {
  return textTable(
    ['confidence', 'stories', 'mean', 'right'],
    reliability(judgements).map(({ bin, stories, confidence, right }) => [
      bin,
      stories,
      shareText(confidence),
      shareText(right),
    ]),
  )
}
