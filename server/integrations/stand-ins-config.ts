import { z } from 'zod'
import { StartError } from '#store/store-config.ts'
import { sellerVariablesMissing } from '../payments/invoices/seller-config.ts'
import { razorpayVariablesMissing } from './gateway/razorpay-config.ts'
import { isLoopback, isLoopbackName } from './loopback.ts'
import { missingInProduction } from './messaging/messaging-config.ts'

/** Whether stand-ins replace outside services, and who can reach them. */
export const StandInsEnvironment = z.object({
  STAND_INS: z
    .enum(['on'], 'must be on, or unset')
    .optional()
    .describe(
      '`on` opens the stand-ins to everyone who can reach the server, who can then sign in as anyone; for containers and remote development. When unset they answer this machine only.',
    ),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses to run on stand-ins.'),
})

interface Variables extends z.infer<typeof StandInsEnvironment> {
  HOST?: string | undefined
  PUBLIC_URL?: string | undefined
}

export interface StandInsConfig {
  /** Whether stand-ins replace outside services and the clock can be moved. */
  standIns: boolean
  /** Whether stand-ins answer other machines. */
  standInsOpen: boolean
  /** The address to listen on: `localhost` means both loopback addresses, undefined every address. */
  host: string | undefined
}

export function standInsConfig(variables: Variables): StandInsConfig {
  const { NODE_ENV, STAND_INS, HOST } = variables
  const standIns = NODE_ENV !== 'production'
  const standInsOpen = STAND_INS === 'on'
  if (!standIns && standInsOpen) {
    throw new StartError('Bad configuration: STAND_INS must not be set in production')
  }
  const isLocalOnly = standIns && !standInsOpen
  if (isLocalOnly) requireLoopback(variables)
  return { standIns, standInsOpen, host: HOST ?? (isLocalOnly ? 'localhost' : undefined) }
}

function requireLoopback({ HOST, PUBLIC_URL }: Variables): void {
  const reachable = [
    ...(HOST && !isLoopbackName(HOST) ? [`HOST=${HOST}`] : []),
    ...(PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL)) ? [`PUBLIC_URL=${PUBLIC_URL}`] : []),
  ]
  if (reachable.length === 0) return
  throw new StartError(
    `Bad configuration: ${reachable.join(' and ')} would let others reach the stand-ins and sign in as anyone. Set NODE_ENV=production, or STAND_INS=on to allow it.`,
  )
}

/** The default SUPPORT_EMAIL. Nobody reads it, so production refuses it. */
export const EXAMPLE_SUPPORT_EMAIL = 'support@broadsheet.example'

type ProductionVariables = Parameters<typeof missingInProduction>[0] &
  Parameters<typeof razorpayVariablesMissing>[0] &
  Parameters<typeof sellerVariablesMissing>[0] & {
    PUBLIC_URL?: string | undefined
    SECRET_KEYS?: readonly string[] | undefined
    SUPPORT_EMAIL: string
  }

/** Throws one message with all variables that production requires or does not accept. */
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
    // Secure cookies and HSTS depend on the scheme.
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
  classKey: string | undefined
}

/** Risks of the configuration that do not prevent the start. */
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
    ...(config.database.kind === 'postgres' && !config.classKey
      ? ['CLASS_KEY is unset: nginx cannot answer subscribers itself']
      : []),
  ]
}
