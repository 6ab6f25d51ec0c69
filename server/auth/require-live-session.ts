import { sessionIsLive } from '#store/auth/sessions.ts'
import type { SignedInCaller } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

/** For acts that matter: a token outlives a session that was ended by a few minutes, its row does not. */
export async function requireLiveSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: SignedInCaller,
): Promise<SignedInCaller> {
  const isLive = await sessionIsLive(db, caller.session.handle, clock.now().getTime())
  if (!isLive) throw new ProblemError('try-refresh-token', 'try refresh token')
  return caller
}
