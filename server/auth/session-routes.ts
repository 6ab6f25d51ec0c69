import {
  endOtherSessions,
  endSession,
  getJwks,
  getOpenIdConfiguration,
  listSessions,
  refreshSession,
  signOut,
  signOutEverywhere,
} from '#contract/auth-sessions.ts'
import { forgetOtherDevices } from '#store/auth/known-devices.ts'
import { deleteSession, deleteSessionsOf, saveLastSeen, sessionsOf } from '#store/auth/sessions.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { deviceName } from './device-name.ts'
import { issuerOf } from './issuer.ts'
import { deviceHashesOf } from './known-device.ts'
import { refresh } from './refresh.ts'
import { clearTokens } from './session-headers.ts'

const DONE = { status: 'OK' } as const

export function sessionRoutes(app: App, services: Services): void {
  const { config, db, clock, keys, secrets } = services

  serve(app, refreshSession, ({ context }) => refresh(services, context))

  serve(app, signOut, async ({ caller: { session }, context }) => {
    await saveLastSeen(db, session.readerId, clock.now().getTime())
    await deleteSession(db, session.readerId, session.handle)
    clearTokens(context, config)
    return DONE
  })

  serve(app, signOutEverywhere, async ({ caller: { session }, context }) => {
    await saveLastSeen(db, session.readerId, clock.now().getTime())
    await deleteSessionsOf(db, session.readerId)
    await forgetOtherDevices(db, session.readerId, deviceHashesOf(secrets, context.req.raw))
    clearTokens(context, config)
    return DONE
  })

  serve(app, listSessions, async ({ caller: { session } }) => {
    const rows = await sessionsOf(db, session.readerId, clock.now().getTime())
    const isLive = rows.some(({ handle }) => handle === session.handle)
    if (!isLive) throw new ProblemError('try-refresh-token', 'try refresh token')
    return rows.map((row) => ({
      sessionHandle: row.handle,
      current: row.handle === session.handle,
      device: deviceName(row.user_agent),
      addressPrefix: row.address_prefix,
      timeCreated: row.created_at,
      timeLastUsed: row.last_used_at,
    }))
  })

  serve(app, endSession, async ({ params, caller: { session } }) => {
    const ended = await deleteSession(db, session.readerId, params.sessionHandle)
    if (!ended) throw new ProblemError('session-not-found')
    return {}
  })

  serve(app, endOtherSessions, async ({ caller: { session }, context }) => {
    await deleteSessionsOf(db, session.readerId, session.handle)
    await forgetOtherDevices(db, session.readerId, deviceHashesOf(secrets, context.req.raw))
    return {}
  })

  serve(app, getJwks, async ({ context }) => {
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cache-Control', 'max-age=60, must-revalidate')
    return { keys: await keys.publicJwks() }
  })

  serve(app, getOpenIdConfiguration, ({ context }) => {
    context.header('Access-Control-Allow-Origin', '*')
    const issuer = issuerOf(config)
    return { issuer, jwks_uri: `${issuer}/jwt/jwks.json` }
  })
}
