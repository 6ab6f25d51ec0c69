import { KINDS } from './calls.ts'
import { at } from './median.ts'
import { MIX, type MorningReport, PERIODS } from './morning.ts'

const P99_GOAL_MS = 100
const PUBLISH_GOAL = 2

export function reportMorning(report: MorningReport, mostVisits: number): void {
  const { times, perSecond, errors, visits, visitsPerSecond, spans } = report
  const publishSeconds = (spans.during.to - spans.during.from) / 1000
  console.info(
    `${visitsPerSecond.toFixed(0)} visits per second, of a maximum of ${mostVisits.toFixed(0)}: ${MIX.visitor} % visitors, ${MIX.freemium} % freemium, ${MIX.subscriber} % subscribers. Two publishes took ${publishSeconds.toFixed(0)} s. Milliseconds:`,
  )
  console.table(
    Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        Object.fromEntries(
          PERIODS.flatMap((period) => [
            [`${period} p50`, tenths(at(times[period][kind], 0.5))],
            [`${period} p99`, tenths(at(times[period][kind], 0.99))],
          ]),
        ),
      ]),
    ),
  )
  const p99s = KINDS.map((kind) => at(times.before[kind], 0.99))
  const growth = KINDS.map((kind) => at(times.during[kind], 0.99) / at(times.before[kind], 0.99))
  const slowest = Math.max(...p99s)
  const worst = Math.max(...growth)
  const lateMs = report.generatorLateMs
  console.table({
    'requests/s before, during, after': {
      figure: PERIODS.map((period) => Math.round(perSecond[period])).join(', '),
    },
    'server waited for a core, % of the time': {
      figure: PERIODS.map((period) => Math.round(100 * spans[period].waited)).join(', '),
    },
    visits: { figure: visits },
    'generator late, p99 ms': { figure: tenths(lateMs) },
    errors: { figure: errors.length, goal: '0', result: met(errors.length === 0) },
    'slowest p99 before the publish, ms': {
      figure: tenths(slowest),
      goal: `< ${P99_GOAL_MS}`,
      result: met(slowest < P99_GOAL_MS),
    },
    'largest growth of a p99 by the publish': {
      figure: tenths(worst),
      goal: `≤ ${PUBLISH_GOAL}`,
      result: met(worst <= PUBLISH_GOAL),
    },
  })
  for (const error of new Set(errors)) console.info(`error: ${error}`)
}

const met = (isMet: boolean) => (isMet ? 'met' : 'missed')

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
