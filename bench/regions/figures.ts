import { shareOf } from './counts.ts'
import { kendallTau } from './order.ts'
import type { Score } from './score.ts'

/** What the bench prints and the tests hold to; undefined where there is nothing to measure. */
export type Figures = Readonly<Record<string, number | undefined>>

/** The least that a figure should be; of the figures in `AT_MOST` the most. */
export type Goals = Readonly<Record<string, number>>

export const PAPER_GOALS: Goals = {
  'F1@.8': 0.95,
  'F1@.5': 0.98,
  'ads F1@.8': 0.95,
  words: 0.985,
  headlines: 0.95,
  tau: 0.98,
  pictures: 0.95,
  'non-prose as text': 0,
  'CPU ms': 3000,
}

/** For each feature of the torture set. */
export const FEATURE_GOALS: Goals = { ...PAPER_GOALS, 'F1@.8': 0.9, 'F1@.5': 0.9 }

const AT_MOST: ReadonlySet<string> = new Set(['non-prose as text', 'CPU ms'])

export function isMissed(name: string, value: number | undefined, goals: Goals): boolean {
  const goal = goals[name]
  if (goal === undefined || value === undefined) return false
  return AT_MOST.has(name) ? value > goal : value < goal
}

const SHARES = [
  'F1@.8',
  'F1@.5',
  'ads F1@.8',
  'words',
  'headlines',
  'paragraphs',
  'captions',
  'pictures',
  'cells',
  'header rows',
]

export function figuresOf({ pages, ms, figures }: Score): Figures {
  const tau = (name: string) => figures[name] && kendallTau(figures[name])
  const nonProse = figures['non-prose as text']
  const shares = SHARES.map((name) => [name, shareOf(figures[name])] as const)
  return {
    pages,
    true: figures.articles?.all,
    found: figures.articles?.right,
    ...Object.fromEntries(shares),
    tau: tau('tau'),
    'page tau': tau('page tau'),
    'non-prose as text': nonProse && nonProse.all > 0 ? nonProse.right : undefined,
    'CPU ms': Math.round(ms / pages),
  }
}
