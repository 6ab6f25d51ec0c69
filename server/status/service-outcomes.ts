import { createSubscription, previewSubscription } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { search } from '#contract/search.ts'
import type { SiteService } from '#contract/status.ts'
import {
  isDisturbed,
  type MinuteOutcomes,
  minuteOf,
  recentMinutes,
  totalOf,
} from '#domain/disturbance.ts'
import type { Log, LogFields } from '../http/log.ts'
import type { Clock } from '../integrations/clock.ts'

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
    minute: minuteOf(now),
    failures: 0,
    successes: 0,
    firstFailureAt: undefined,
  }
  minutes.push(minute)
  return minute
}

interface Outcome {
  service: SiteService
  isFailure: boolean
}

const SERVICE_OF_ROUTE = new Map<string, SiteService>([
  [`GET ${API_BASE}${search.path}`, 'search'],
  [`POST ${API_BASE}${previewSubscription.path}`, 'payment'],
  [`POST ${API_BASE}${createSubscription.path}`, 'payment'],
])

/** What a log event says about a service that readers use. */
function outcomeOf(event: string, fields: LogFields = {}): Outcome | undefined {
  switch (event) {
    case 'request':
      return outcomeOfRequest(fields)
    case 'code sent':
      return { service: codeService(fields), isFailure: false }
    case 'code not sent':
      return { service: codeService(fields), isFailure: true }
    case 'daily SMS limit reached':
      return { service: 'sms-codes', isFailure: true }
    case 'signed in':
      return fields.kind === 'google' ? { service: 'google', isFailure: false } : undefined
    case 'google sign-in failed':
      // A forged token is refused too; that says nothing about Google.
      return fields.kind === 'unreachable' ? { service: 'google', isFailure: true } : undefined
    case 'order refused':
      return { service: 'payment', isFailure: true }
    default:
      return undefined
  }
}

function codeService({ kind }: LogFields): SiteService {
  return kind === 'phone' ? 'sms-codes' : 'email-codes'
}

/** Refusals are the caller's own affair and count as neither. */
function outcomeOfRequest({ method, route, status = 0 }: LogFields): Outcome | undefined {
  const service = SERVICE_OF_ROUTE.get(`${method} ${route}`)
  if (!service) return undefined
  if (status >= 500) return { service, isFailure: true }
  return status < 300 ? { service, isFailure: false } : undefined
}
