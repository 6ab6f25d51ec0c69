import { join } from 'node:path'
import { openDatabase } from '#store/database.ts'
import { startProduct } from '../start-product.ts'
import { waitForSampleIssues } from '../wait-for-sample-issues.ts'
import { startSmsGateway } from './sms-gateway.ts'

export const PUBLISHER = 'PV'

/** A production configuration; other services are local or never called. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://paper.example',
  SUPPORT_EMAIL: 'help@paper.example',
  SAMPLE: 'today',
  LOG_LEVEL: 'warn',
  SECRET_KEYS: 'a secret of the bench with more than 32 characters',
  TRUSTED_PROXIES: '127.0.0.0/8,::1',
  SMTP_URL: 'smtp://localhost:9',
  MAIL_FROM: 'The Paper <noreply@paper.example>',
  SMS_METHOD: 'GET',
  RAZORPAY_KEY_ID: 'rzp_test_bench',
  RAZORPAY_KEY_SECRET: 'secret of the bench',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret of the bench',
  SELLER_NAME: 'The Paper Pvt Ltd',
  SELLER_ADDRESS: '2 Press Street, Mysuru 570001',
  SELLER_GSTIN: '29AAAAA0000A1ZY',
  SELLER_STATE: 'Karnataka',
}

/** Starts the product in production mode and waits for today's sample issues. */
export async function startPublisher() {
  const sms = await startSmsGateway()
  const product = await startProduct({ ...PRODUCTION, SMS_URL: sms.address })
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
