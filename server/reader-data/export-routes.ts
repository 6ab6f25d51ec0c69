import { downloadDataAsHtml, downloadDataAsJson } from '#contract/reader-data.ts'
import { EXPORTS_PER_READER } from '#domain/export-limits.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { mayDisposeOfData } from '#domain/recent-sign-in.ts'
import { READER_BUCKETS } from '#store/auth/contact-buckets.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { recordSecurityEvent } from '#store/auth/security-events.ts'
import { dataOf } from '#store/reader-data.ts'
import { tooManyProblem } from '../auth/code-refusals.ts'
import { requireRecentSignIn } from '../auth/require-recent-sign-in.ts'
import type { App, SignedInCaller } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { serveFile } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { exportHtml } from './export-html.ts'

/** Readers take out everything that is stored about them. A stolen session alone cannot. */
export function exportRoutes(app: App, services: Services): void {
  const { config, clock } = services

  serveFile(app, downloadDataAsJson, async ({ caller, context }) => {
    const data = await takeData(caller, context.get('clientAddress'))
    return { bytes: encode(JSON.stringify(data, null, 2)), name: fileName('json') }
  })

  serveFile(app, downloadDataAsHtml, async ({ body: { language }, caller, context }) => {
    const data = await takeData(caller, context.get('clientAddress'))
    const page = exportHtml({ publisher: config.publisher, language, data, now: clock.now() })
    return { bytes: encode(page), name: fileName('html') }
  })

  async function takeData(caller: SignedInCaller, address: string) {
    const { db } = services
    const { readerId, handle } = caller.session
    await requireRecentSignIn(services, caller, mayDisposeOfData)
    const now = clock.now()
    const turns = [{ bucket: READER_BUCKETS.exports(readerId), limits: EXPORTS_PER_READER }]
    const taken = await takeTurns(db, { turns }, now.getTime())
    if (taken.kind === 'refused') throw tooManyProblem(taken.retryAt, now)
    await recordSecurityEvent(db, {
      ...{ kind: 'data-exported', reader_id: readerId, session_handle: handle },
      ...{ address_prefix: addressPrefix(address), at: now.getTime() },
    })
    return dataOf(db, readerId)
  }

  function fileName(type: 'json' | 'html'): string {
    return `${config.brand}-my-data-${dayInIndia(clock.now())}.${type}`
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
