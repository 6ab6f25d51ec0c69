import type { SiteService } from '#contract/status.ts'
import {
  isDisturbed,
  type MinuteOutcomes,
  minuteOf,
  recentMinutes,
  totalOf,
} from '#domain/disturbance.ts'
import type { Log } from '../http/log.ts'
import type { Clock } from '../integrations/clock.ts'
import { type Outcome, outcomeOf } from './outcome-of.ts'

/** How the services that readers use fare in this process. */
export interface ServiceOutcomes {
  /** Counts what is logged, then logs it. */
  counting(log: Log): Log
  disturbedSince(service: SiteService): Date | undefined
}

interface Counted {
  minutes: MinuteOutcomes[]
  disturbedSince: Date | undefined
}

export function createServiceOutcomes(clock: Clock): ServiceOutcomes {
  const services = new Map<SiteService, Counted>()

  function count({ service, isFailure }: Outcome): void {
    const now = clock.now()
    const { minutes } = judged(service, now)
    const last = minutes.at(-1)
    const current = last?.minute === minuteOf(now) ? last : addMinute(minutes, now)
    if (isFailure) {
      current.failures += 1
      current.firstFailureAt ??= now
    } else current.successes += 1
    judged(service, now)
  }

  /** A disturbance begins with the first failure of the window in which it was noticed. */
  function judged(service: SiteService, now: Date): Counted {
    const counted = services.get(service) ?? { minutes: [], disturbedSince: undefined }
    counted.minutes = recentMinutes(counted.minutes, now)
    const first = counted.minutes.find(({ failures }) => failures > 0)?.firstFailureAt
    const since = counted.disturbedSince ?? first
    counted.disturbedSince = isDisturbed(totalOf(counted.minutes)) ? since : undefined
    services.set(service, counted)
    return counted
  }

  return {
    counting: (log) => (level, event, fields) => {
      const outcome = outcomeOf(event, fields)
      if (outcome) count(outcome)
      log(level, event, fields)
    },
    disturbedSince: (service) => judged(service, clock.now()).disturbedSince,
  }
}

function addMinute(minutes: MinuteOutcomes[], now: Date): MinuteOutcomes {
  const minute: MinuteOutcomes = {
    ...{ minute: minuteOf(now), failures: 0, successes: 0 },
    firstFailureAt: undefined,
  }
  minutes.push(minute)
  return minute
}
