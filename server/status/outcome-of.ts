import { createSubscription, previewSubscription } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { search } from '#contract/search.ts'
import type { SiteService } from '#contract/status.ts'
import type { LogFields } from '../http/log.ts'

export interface Outcome {
  service: SiteService
  isFailure: boolean
}

const SERVICE_OF_ROUTE = new Map<string, SiteService>([
  [`GET ${API_BASE}${search.path}`, 'search'],
  [`POST ${API_BASE}${previewSubscription.path}`, 'payment'],
  [`POST ${API_BASE}${createSubscription.path}`, 'payment'],
])

/** What a log event says about a service that readers use. */
export function outcomeOf(event: string, fields: LogFields = {}): Outcome | undefined {
  switch (event) {
    case 'request':
      return outcomeOfRequest(fields)
    case 'code sent':
      return { service: codeService(fields), isFailure: false }
    case 'code not sent':
      return { service: codeService(fields), isFailure: true }
    case 'the SMS of the day are used up':
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
