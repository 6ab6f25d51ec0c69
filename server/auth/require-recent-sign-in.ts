import { authenticatedAtOf } from '#store/auth/sessions.ts'
import type { SignedInCaller } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

/** Protects actions for which a session is not enough, because it may be stolen. */
export async function requireRecentSignIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: SignedInCaller,
  isRecentEnough: (authenticatedAt: number | null, now: Date) => boolean,
): Promise<void> {
  const authenticatedAt = await authenticatedAtOf(db, caller.session.handle)
  if (!isRecentEnough(authenticatedAt, clock.now())) {
    throw new ProblemError('recent-sign-in-required')
  }
}
