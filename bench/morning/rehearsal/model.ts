import type { Visitor } from '../visit.ts'

/** The parts of a deployment that use CPU time. */
export const PARTS = ['nodes', 'nginx', 'PostgreSQL', 'S3', 'worker'] as const
export type Part = (typeof PARTS)[number]

/** CPU time in microseconds. */
export type CostOfParts = Record<Part, number>

interface Visits<Kind extends string> {
  /** One request of each kind. */
  costs: Readonly<Record<Kind, CostOfParts>>
  /** The requests of a visit. */
  opening: Readonly<Record<Visitor, readonly Kind[]>>
  /** In percent. */
  mix: Readonly<Record<Visitor, number>>
}

/** The mean CPU time of a visit: the costs of its requests, added up. */
export function costOfVisit<Kind extends string>({
  costs,
  opening,
  mix,
}: Visits<Kind>): CostOfParts {
  const sum = noCost()
  for (const visitor of ['visitor', 'freemium', 'subscriber'] as const) {
    for (const kind of opening[visitor]) {
      for (const part of PARTS) sum[part] += (costs[kind][part] * mix[visitor]) / 100
    }
  }
  return sum
}

export interface Machine {
  cores: number
  /** How many processes a part has. Each uses one core at most. Parts that are left out use all cores. */
  processes: Partial<Record<Part, number>>
}

export interface Knee {
  visitsPerSecond: number
  /** What has no CPU time left. */
  limit: Part | 'cores'
}

/** The number of visits per second at which a part, or the whole machine, has no CPU time left. */
export function kneeOf(visit: CostOfParts, { cores, processes }: Machine): Knee {
  const limits: Knee[] = PARTS.flatMap((part) => {
    const most = processes[part]
    return most === undefined ? [] : [{ limit: part, visitsPerSecond: (most * 1e6) / visit[part] }]
  })
  const whole: Knee = { limit: 'cores', visitsPerSecond: (cores * 1e6) / totalOf(visit) }
  return limits.reduce(
    (lowest, each) => (each.visitsPerSecond < lowest.visitsPerSecond ? each : lowest),
    whole,
  )
}

/** The cores that each part keeps busy. */
export function busyCores(visit: CostOfParts, visitsPerSecond: number): CostOfParts {
  const busy = noCost()
  for (const part of PARTS) busy[part] = (visit[part] * visitsPerSecond) / 1e6
  return busy
}

/** The mean of a number of requests or visits. */
export function costEach(used: CostOfParts, count: number): CostOfParts {
  const each = noCost()
  for (const part of PARTS) each[part] = used[part] / count
  return each
}

export function totalOf(cost: CostOfParts): number {
  return PARTS.reduce((sum, part) => sum + cost[part], 0)
}

export function noCost(): CostOfParts {
  return { nodes: 0, nginx: 0, PostgreSQL: 0, S3: 0, worker: 0 }
}
