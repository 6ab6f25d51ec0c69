import { StartError } from '#store/store-config.ts'
import { razorpayVariablesMissing } from './integrations/gateway/razorpay-config.ts'
import { missingInProduction } from './integrations/messaging/messaging-config.ts'
import { sellerVariablesMissing } from './payments/invoices/seller-config.ts'

/** The default SUPPORT_EMAIL. Nobody reads it, so production refuses it. */
export const EXAMPLE_SUPPORT_EMAIL = 'support@broadsheet.example'

type ProductionVariables = Parameters<typeof missingInProduction>[0] &
  Parameters<typeof razorpayVariablesMissing>[0] &
  Parameters<typeof sellerVariablesMissing>[0] & {
    PUBLIC_URL?: string | undefined
    SECRET_KEYS?: readonly string[] | undefined
    SUPPORT_EMAIL: string
  }

/** Refuses variables that are fit for a trial only, all faults in one message. */
export function requireProductionVariables(variables: ProductionVariables): void {
  const { PUBLIC_URL, SECRET_KEYS, SUPPORT_EMAIL } = variables
  const missing = [
    ...(PUBLIC_URL ? [] : ['PUBLIC_URL']),
    ...(SECRET_KEYS ? [] : ['SECRET_KEYS']),
    ...missingInProduction(variables),
    ...razorpayVariablesMissing(variables),
    ...sellerVariablesMissing(variables),
  ]
  const faults = [
    ...(missing.length > 0 ? [`${missing.join(' and ')} must be set`] : []),
    // Session cookies and HSTS depend on the scheme.
    ...(PUBLIC_URL && !PUBLIC_URL.startsWith('https://')
      ? [`PUBLIC_URL must be an https:// address, not ${PUBLIC_URL}`]
      : []),
    ...(SUPPORT_EMAIL.toLowerCase() === EXAMPLE_SUPPORT_EMAIL
      ? [`SUPPORT_EMAIL must be your own address, not the example ${EXAMPLE_SUPPORT_EMAIL}`]
      : []),
  ]
  if (faults.length === 0) return
  throw new StartError(`Bad configuration: in production, ${faults.join('; ')}`)
}

interface WarnedConfig {
  standIns: boolean
  database: { kind: 'sqlite' | 'postgres' }
  metricsToken: string | undefined
  trustedProxies: readonly unknown[]
}

/** What production starts with, but an operator should know. */
export function productionWarnings(config: WarnedConfig): string[] {
  if (config.standIns) return []
  return [
    ...(config.database.kind === 'sqlite'
      ? ['SQLite is for one server: set DATABASE_URL to run more than one']
      : []),
    ...(config.metricsToken ? [] : ['METRICS_TOKEN is unset: /api/metrics is off']),
    ...(config.trustedProxies.length > 0
      ? []
      : ['TRUSTED_PROXIES is unset: readers behind a proxy share the limits of its address']),
  ]
}
