import type { Config } from '../config.ts'
import type { Readers } from '../entitlements/readers.ts'
import type { Caller } from '../http/app.ts'
import type { Asked } from '../http/asked.ts'
import { type Recognise, VISITOR } from '../http/caller.ts'
import { keep } from '../http/keep.ts'
import { ProblemError } from '../http/problem-error.ts'
import { refuseCookieAlone } from '../http/same-site.ts'
import type { Clock } from '../integrations/clock.ts'
import { ACCESS_TOKEN_SHAPE, type VerifiedToken, verifyAccessToken } from './access-token.ts'
import { issuerOf } from './issuer.ts'
import type { KeyRing } from './key-ring.ts'
import { cookieOf, sentToken } from './sent-token.ts'
import type { TokenUse } from './token-use.ts'

export const ACCESS_COOKIE = 'sAccessToken'

/** Tokens that were checked and have not run out: a reader sends the same one for a quarter of an hour. */
const REMEMBERED_TOKENS = 50_000

interface Needed {
  config: Pick<Config, 'publicUrl'>
  clock: Clock
  keys: KeyRing
  readers: Readers
  tokenUse: TokenUse
}

/** Knows a reader by the access token, sent as bearer or in its cookie. The database is asked now and then what they may open. */
export function recogniseByToken({ config, clock, keys, readers, tokenUse }: Needed): Recognise {
  const checked = new Map<string, VerifiedToken>()

  function remembered(token: string): VerifiedToken | undefined {
    const known = checked.get(token)
    if (!known) return undefined
    if (known.expiresAt > clock.now().getTime()) keep(checked, token, known, REMEMBERED_TOKENS)
    else checked.delete(token)
    return checked.get(token)
  }

  async function verify(token: string): Promise<VerifiedToken> {
    const now = clock.now()
    const verified = await verifyAccessToken(keys, token, { issuer: issuerOf(config), now })
    if (!verified) throw new ProblemError('try-refresh-token', 'try refresh token')
    keep(checked, token, verified, REMEMBERED_TOKENS)
    tokenUse.record(verified.session.handle, verified.refreshTokenHash1)
    return verified
  }

  async function lookUp(token: string, known: VerifiedToken | undefined): Promise<Caller> {
    const { session } = known ?? (await verify(token))
    return { reader: await readers.of(session.readerId), session }
  }

  return (request) => {
    const sent = sentToken(request, { cookie: ACCESS_COOKIE, shape: ACCESS_TOKEN_SHAPE })
    if (!sent) return VISITOR
    if (sent.by === 'cookie') refuseCookieAlone(request)
    const { token } = sent
    const known = remembered(token)
    const reader = known && readers.remembered(known.session.readerId)
    return known && reader ? { reader, session: known.session } : lookUp(token, known)
  }
}

/** Whether a request brings no token at all, good or bad. */
export function isAnonymous(request: Asked): boolean {
  return !request.headers.has('authorization') && !cookieOf(request, ACCESS_COOKIE)
}
