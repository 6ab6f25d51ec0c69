import type { LongestBlock } from './event-loop-watch.ts'
import { isPassed, type Outcome } from './outcome.ts'

const MAX_EXAMPLES = 5

const COLUMNS: readonly (readonly [string, (outcome: Outcome) => string])[] = [
  ['fault', ({ fault }) => fault],
  ['engine', ({ engine }) => engine],
  ['requests', ({ requests }) => count(requests)],
  ['acknowledged', ({ acknowledged }) => count(acknowledged)],
  ['refused (503)', ({ refused }) => count(refused)],
  ['cut off', ({ cutOff }) => count(cutOff)],
  ['other', ({ other }) => other],
  ['lost', ({ lost }) => count(lost.length)],
  ['doubled', ({ doubled }) => count(doubled.length)],
  ['longest gap', ({ longestGapMs }) => seconds(longestGapMs)],
  ['recovered after', ({ recoveredAfterMs }) => seconds(recoveredAfterMs, 'never')],
  ['healthz gap', ({ healthGapMs }) => seconds(healthGapMs)],
  ['event loop blocked (before)', ({ blocked }) => blocks(blocked, 'allMs')],
  ['without waits for a processor (before)', ({ blocked }) => blocks(blocked, 'ownMs')],
]

/** The Markdown table of docs/audit/figures.md. */
export function markdownTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => COLUMNS.map(([, cell]) => cell(outcome)))
  const heads = COLUMNS.map(([head]) => head)
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** The failures of a row with a few examples of each kind; empty if there are none. */
export function complaintsAbout(outcome: Outcome): string[] {
  if (isPassed(outcome)) return []
  const { fault, engine, lost, doubled, wrong, recoveredAfterMs } = outcome
  return [
    `${fault}, ${engine}:`,
    ...examplesOf('lost', lost),
    ...examplesOf('doubled', doubled),
    ...examplesOf('wrong', wrong),
    ...(recoveredAfterMs === undefined ? ['  no write was acknowledged after the fault'] : []),
  ]
}

function examplesOf(kind: string, found: readonly string[]): string[] {
  const more = found.length - MAX_EXAMPLES
  return [
    ...found.slice(0, MAX_EXAMPLES).map((what) => `  ${kind}: ${what}`),
    ...(more > 0 ? [`  ${kind}: and ${more} more`] : []),
  ]
}

function blocks(blocked: Outcome['blocked'], which: keyof LongestBlock): string {
  return blocked ? `${blocked.fromFaultOn[which]} ms (${blocked.before[which]} ms)` : ''
}

function count(figure: number): string {
  return figure.toLocaleString('en')
}

function seconds(ms: number | undefined, none = ''): string {
  if (ms === undefined) return none
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`
}
