import { join } from 'node:path'
import { openDatabase } from '#store/database.ts'
import { PRODUCTION_SETTINGS } from '../production-settings.ts'
import { startProduct } from '../start-product.ts'
import { waitForSampleIssues } from '../wait-for-sample-issues.ts'
import { startSmsGateway } from './sms-gateway.ts'

export const PUBLISHER = 'PV'

const SETTINGS = {
  ...PRODUCTION_SETTINGS,
  SAMPLE: 'today',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.0/8,::1',
  SMS_METHOD: 'GET',
}

/** Starts the product in production mode and waits for today's sample issues. */
export async function startPublisher(variables: Record<string, string> = {}) {
  const sms = await startSmsGateway()
  const product = await startProduct({ ...SETTINGS, SMS_URL: sms.address, ...variables })
  const db = await openDatabase({ kind: 'sqlite', file: join(product.dataDir, 'broadsheet.db') })
  const today = await waitForSampleIssues(product, PUBLISHER)
  return {
    ...product,
    db,
    today,
    codeFor: sms.codeFor,
    stop: async () => {
      await db.destroy()
      await product.stop()
      sms.stop()
    },
  }
}

export type Publisher = Awaited<ReturnType<typeof startPublisher>>
