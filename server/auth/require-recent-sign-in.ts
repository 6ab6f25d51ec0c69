import { authenticatedAtOf } from '#store/auth/sessions.ts'
import type { SignedInCaller } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { requireLiveSession } from './require-live-session.ts'

/** For what a session alone must not do, as it may be stolen. */
export async function requireRecentSignIn(
  services: Pick<Services, 'db' | 'clock'>,
  caller: SignedInCaller,
  isRecentEnough: (authenticatedAt: number | null, now: Date) => boolean,
): Promise<void> {
  const { db, clock } = services
  await requireLiveSession(services, caller)
  const authenticatedAt = await authenticatedAtOf(db, caller.session.handle)
  if (!isRecentEnough(authenticatedAt, clock.now())) {
    throw new ProblemError('recent-sign-in-required')
  }
}
