import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { listGoogleAccounts, oneTapAs } from '#contract/dev.ts'
import { answerProblem } from '../../http/answer-error.ts'
import type { App } from '../../http/app.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { serve } from '../../http/serve.ts'
import { STAND_IN_PATH, type StandInGoogle } from './stand-in-google.ts'

/** The provider itself. It reads requests on its own, so nothing may have touched their bodies. */
export function mountStandInGoogle(app: App, google: StandInGoogle): void {
  app.all(`${STAND_IN_PATH}/*`, async (context) => {
    const { env } = context
    if (!isNode(env)) return answerProblem(context, 'unavailable', 'Only over a real connection.')
    await google.answer(env.incoming, env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
}

/** The one-tap prompt's part. */
export function standInGoogleRoutes(app: App, google: StandInGoogle): void {
  serve(app, listGoogleAccounts, () => ({ accounts: google.accounts() }))

  serve(app, oneTapAs, async ({ body }) => {
    const credential = await google.credential(body.account, body.nonce)
    if (!credential) throw new ProblemError('not-found', 'There is no such account.')
    return { credential }
  })
}

function isNode(env: unknown): env is HttpBindings {
  return typeof env === 'object' && env !== null && 'incoming' in env && 'outgoing' in env
}
