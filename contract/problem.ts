import { z } from 'zod'

/** The codes of refusals. The server sends the code; the screen chooses the words. */
export const PROBLEMS = {
  'invalid-request': 400,
  'login-required': 401,
  'try-refresh-token': 401,
  'token-theft-detected': 401,
  'invalid-signature': 401,
  'sign-in-failed': 401,
  'subscription-required': 403,
  'upgrade-required': 403,
  forbidden: 403,
  'recent-sign-in-required': 403,
  'link-expired': 403,
  'not-found': 404,
  'edition-not-found': 404,
  'page-not-found': 404,
  'article-not-found': 404,
  'plan-not-found': 404,
  'subscription-not-found': 404,
  'attempt-not-found': 404,
  'session-not-found': 404,
  'staff-not-found': 404,
  'method-not-allowed': 405,
  'article-withdrawn': 410,
  conflict: 409,
  'contact-taken': 409,
  'last-admin': 409,
  'too-many-files': 409,
  'link-used': 409,
  'already-subscribed': 409,
  'already-cancelled': 409,
  'price-changed': 409,
  'plan-running': 409,
  'attempt-abandoned': 409,
  'request-in-flight': 409,
  'request-too-large': 413,
  'unsupported-media-type': 415,
  'not-acceptable-now': 422,
  'idempotency-mismatch': 422,
  'unsupported-plan': 422,
  'payment-method-unavailable': 422,
  'payment-failed': 422,
  'payment-cancelled': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const

export const ProblemCode = z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]])
export type ProblemCode = keyof typeof PROBLEMS

export const Problem = z.object({ code: ProblemCode, message: z.string() })
export type Problem = z.infer<typeof Problem>

/** A refusal from a service that does not use our codes. */
export const ForeignProblem = z.object({
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
})
