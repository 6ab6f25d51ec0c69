import { at } from '../median.ts'
import { MIX } from '../morning.ts'
import {
  busyCores,
  type CostOfParts,
  costEach,
  costOfVisit,
  kneeOf,
  type Machine,
  PARTS,
  totalOf,
} from './model.ts'
import { KINDS, type Kind, OPENING } from './opening.ts'
import type { MeasuredKnee, Morning } from './rehearse.ts'

const GOAL = 0.2

export function reportCosts(costs: Record<Kind, CostOfParts>): void {
  console.info('\nCPU µs for one request, by part')
  console.table(
    Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        { ...rounded(costs[kind]), all: Math.round(totalOf(costs[kind])) },
      ]),
    ),
  )
}

/** The model's prediction from the costs of single requests, beside what a visit cost in the crowd. */
export function reportKnee(
  costs: Record<Kind, CostOfParts>,
  { used, visits, visitsPerSecond, seconds, processes }: MeasuredKnee,
  machine: Machine,
): void {
  const predicted = costOfVisit({ costs, opening: OPENING, mix: MIX })
  const measured = costEach(used, visits)
  console.info(
    `\n${visits} visits in ${seconds.toFixed(1)} s, ${visitsPerSecond.toFixed(0)} per second. CPU seconds of each process:`,
  )
  const busy = Object.entries(processes).filter(([, micros]) => micros > 0)
  console.info(busy.map(([name, micros]) => `${name}: ${(micros / 1e6).toFixed(2)}`).join(', '))
  console.info('\nCPU µs of a visit')
  console.table({
    predicted: { ...rounded(predicted), all: Math.round(totalOf(predicted)) },
    measured: { ...rounded(measured), all: Math.round(totalOf(measured)) },
  })
  const knees = [kneeOf(predicted, machine), kneeOf(measured, machine)] as const
  const error = knees[0].visitsPerSecond / knees[1].visitsPerSecond - 1
  console.table({
    'knee, visits/s, predicted': {
      figure: Math.round(knees[0].visitsPerSecond),
      limit: knees[0].limit,
    },
    'knee, visits/s, measured': {
      figure: Math.round(knees[1].visitsPerSecond),
      limit: knees[1].limit,
    },
    'prediction is off by, %': {
      figure: Math.round(error * 1000) / 10,
      goal: `± ${GOAL * 100}`,
      result: Math.abs(error) <= GOAL ? 'met' : 'missed',
    },
  })
}

/** Visits per second at the peak: all readers within 20 minutes, the peak twice the mean. */
const OPENINGS = { 'a million readers': 1667, 'ten million': 16_667 }

/** The cores that are busy at the peak, if a visit costs what was measured. */
export function reportEstimate({ used, visits }: MeasuredKnee): void {
  const perVisit = costEach(used, visits)
  console.info('\nBusy cores at the peak')
  console.table(
    Object.fromEntries(
      Object.entries(OPENINGS).map(([name, visitsPerSecond]) => {
        const busy = busyCores(perVisit, visitsPerSecond)
        const parts = PARTS.map((part) => [part, tenths(busy[part])] as const)
        return [name, { ...Object.fromEntries(parts), all: tenths(totalOf(busy)) }]
      }),
    ),
  )
}

export function reportMorning({
  periods,
  samples,
  retried,
  lost,
  visits,
  generatorLateMs,
}: Morning): void {
  const times = periods.map(() => [] as number[])
  const placeOf = (time: number) => periods.findIndex(({ from, to }) => time >= from && time < to)
  for (let index = 0; index < samples.length; index += 3) {
    times[placeOf(samples[index + 1] ?? 0)]?.push(samples[index + 2] ?? 0)
  }
  console.info(`\nThe morning: ${visits} visits, ${samples.length / 3} answers; times in ms`)
  console.table(
    Object.fromEntries(
      periods.map(({ name, from, to, used }, place) => [
        name,
        {
          s: tenths((to - from) / 1000),
          'answers/s': Math.round(((times[place]?.length ?? 0) * 1000) / (to - from)),
          p50: tenths(at(times[place] ?? [], 0.5)),
          p99: tenths(at(times[place] ?? [], 0.99)),
          longest: tenths(Math.max(0, ...(times[place] ?? []))),
          retried: retried.filter((each) => placeOf(each.at) === place).length,
          lost: lost.filter((each) => placeOf(each.at) === place).length,
          'busy cores': tenths(totalOf(used) / 1000 / (to - from)),
        },
      ]),
    ),
  )
  console.info(`generator late, p99: ${tenths(generatorLateMs)} ms`)
  const counts = new Map<string, number>()
  for (const { kind, what } of lost)
    counts.set(`${kind}: ${what}`, (counts.get(`${kind}: ${what}`) ?? 0) + 1)
  for (const [what, count] of counts) console.info(`lost ${count}: ${what}`)
}

function rounded(cost: CostOfParts): Record<string, number> {
  return Object.fromEntries(PARTS.map((part) => [part, Math.round(cost[part])]))
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
