import type { Config } from '../config.ts'
import type { Asked } from './asked.ts'
import { ProblemError } from './problem-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a page of another site made the browser send along with our cookie. Our pages send an
 * origin that is ours; a program that sends none brings a header that a page cannot.
 */
export function requireSameSite(request: Asked, config: Config): void {
  if (SAFE_METHODS.has(request.method)) return
  refuseOtherSites(request, config)
  if (request.headers.has('origin') || request.headers.has('rid')) return
  throw new ProblemError('forbidden', 'Sent without an origin.')
}

/** Nobody is signed in by a page of another site. */
export function refuseOtherSites({ headers }: Asked, { publicUrl, webOrigins }: Config): void {
  const origin = headers.get('origin')
  if (origin === null || origin.endsWith(`://${headers.get('host')}`)) return
  if ([new URL(publicUrl).origin, ...webOrigins].includes(origin)) return
  throw new ProblemError('forbidden', 'Sent from another site.')
}
