import type { Database } from '#store/database.ts'
import { StartError } from '#store/store-config.ts'
import type { SecretKeys } from '../../auth/secret-keys.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../clock.ts'
import { createGateway } from './create-gateway.ts'
import type { Gateway } from './gateway.ts'
import { razorpayClient } from './razorpay-client.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'

interface Dependencies {
  config: Pick<Config, 'razorpay' | 'standIns'>
  db: Database
  clock: Clock
  secrets: SecretKeys
}

/** Razorpay if it is configured, or else the sandbox if stand-ins are allowed. */
export function openGateway({ config, ...opened }: Dependencies): Gateway {
  const { razorpay, standIns } = config
  if (razorpay) return createGateway(razorpayClient(razorpay), { name: 'razorpay', ...razorpay })
  if (standIns) return sandboxGateway(opened)
  throw new StartError('Bad configuration: RAZORPAY_KEY_ID must be set')
}
