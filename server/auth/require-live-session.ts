import { sessionIsLive } from '#store/auth/sessions.ts'
import type { Caller } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

/** By the session's row. The words of the refusal make the session library try a refresh. */
export async function requireLiveSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
): Promise<Caller> {
  const { session } = caller
  const isLive = !session || (await sessionIsLive(db, session.handle, clock.now().getTime()))
  if (!isLive) throw new ProblemError('try-refresh-token', 'try refresh token')
  return caller
}
