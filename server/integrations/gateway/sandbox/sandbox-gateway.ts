import type { SandboxPayment, SandboxResult } from '#contract/sandbox-gateway.ts'
import type { Database } from '#store/database.ts'
import { nextSandboxDelivery } from '#store/sandbox-gateway/deliveries.ts'
import type { SecretKeys } from '../../../auth/secret-keys.ts'
import type { DueSource } from '../../../jobs/due-source.ts'
import type { Clock } from '../../clock.ts'
import { createGateway } from '../create-gateway.ts'
import type { Gateway } from '../gateway.ts'
import type { Bank } from './bank.ts'
import { deliverDue, type Receive } from './deliver.ts'
import { sandboxApi } from './sandbox-api.ts'
import { payAtCheckout } from './take-payment.ts'

/** The stand-in for Razorpay, with test cards. It works without the internet. */
export interface SandboxGateway extends Gateway, DueSource {
  pay(payment: SandboxPayment): Promise<SandboxResult>
  /** Sets the receiver of its webhooks. */
  sendEventsTo(receive: Receive): void
}

export function isSandbox(gateway: Gateway): gateway is SandboxGateway {
  return gateway.name === 'sandbox'
}

interface Dependencies {
  db: Database
  clock: Clock
  secrets: SecretKeys
}

export function sandboxGateway({ db, clock, secrets }: Dependencies): SandboxGateway {
  const keySecret = secrets.key('sandbox-gateway')
  const webhookSecret = secrets.key('sandbox-webhooks')
  const bank: Bank = { db, clock, keySecret, webhookSecret }
  let receive: Receive | undefined
  return {
    ...createGateway(sandboxApi(bank), {
      name: 'sandbox',
      keyId: 'rzp_sandbox',
      keySecret,
      webhookSecret,
    }),
    pay: (payment) => payAtCheckout(bank, payment),
    sendEventsTo: (to) => {
      receive = to
    },
    runDue: async () => (receive ? deliverDue(bank, receive) : 0),
    nextDue: async () => {
      const next = receive && (await nextSandboxDelivery(db))
      return next && new Date(next.due_at)
    },
  }
}
