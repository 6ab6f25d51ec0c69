import type { Context } from 'hono'
import { Entitlement, getEntitlement } from '#contract/entitlement.ts'
import type { Reader } from '#domain/access.ts'
import { entitlementOf } from '#domain/entitlement.ts'
import { sendClassCookie } from '../auth/class-cookie.ts'
import type { App, Caller } from '../http/app.ts'
import { type Ready, readyJson } from '../http/ready.ts'
import { NO_STORE, serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function entitlementRoutes(app: App, services: Services): void {
  const answer = ({ caller, context }: { caller: Caller; context: Context }) => {
    sendClassCookie(services, context, caller)
    return readyEntitlement(services, caller.reader)
  }
  serveReady(app, getEntitlement, answer, NO_STORE)
}

/** The cache has one entry for each kind of plan. */
export function readyEntitlement({ ready }: Services, reader: Reader): Promise<Ready> {
  const entitlement = Entitlement.parse(entitlementOf(reader))
  return ready.get(`entitlement ${JSON.stringify(entitlement)}`, () => readyJson(entitlement))
}
