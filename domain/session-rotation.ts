import { DAY_MS, SECOND_MS } from '#contract/durations.ts'

/**
 * The kind of a presented refresh token. `current` is the newest that is stored of its session; `parent` is the one
 * before it; `child` replaces `current`, but that rotation is not stored; `unknown` is not ours, or its session has
 * ended.
 */
export type PresentedToken = 'current' | 'parent' | 'child' | 'older' | 'unknown'

/**
 * `theft` and `refuse` both end the session; only `theft` is a security event. `catch-up` stores the missing rotation,
 * after which the presented token is `current`.
 */
export type RotationAnswer = 'rotate' | 'catch-up' | 'repeat-child' | 'refuse' | 'theft'

/** Two tabs may refresh at the same time, and one may use the child before the other asks. */
const CONCURRENT_REFRESH_MS = 30 * SECOND_MS

/** How long a device may retry after it lost the reply to a refresh. */
const LOST_ANSWER_MS = 3 * DAY_MS

interface Presentation {
  presented: PresentedToken
  /** The child was presented for a refresh, or an access token minted with it was sent with a call. */
  isChildUsed: boolean
  msSinceRotation: number
}

/** While nobody has used the child, its reply may have been lost, so it is repeated. */
export function rotationAnswer(presentation: Presentation): RotationAnswer {
  const { presented, isChildUsed, msSinceRotation } = presentation
  if (presented === 'current') return 'rotate'
  if (presented === 'child') return 'catch-up'
  if (presented === 'unknown') return 'refuse'
  if (presented === 'older') return 'theft'
  if (isChildUsed) return msSinceRotation <= CONCURRENT_REFRESH_MS ? 'repeat-child' : 'theft'
  return msSinceRotation <= LOST_ANSWER_MS ? 'repeat-child' : 'refuse'
}
