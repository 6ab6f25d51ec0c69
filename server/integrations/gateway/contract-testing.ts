import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import {
  SANDBOX_CARDS,
  type SandboxOutcome,
  type SandboxPayment,
} from '#contract/sandbox-gateway.ts'
import { openTestDatabase } from '#store/testing.ts'
import { secretKeys } from '../../auth/secret-keys.ts'
import { movableClock } from '../clock.ts'
import { createGateway } from './create-gateway.ts'
import type { Gateway, GatewayEvent, NewOrder } from './gateway.ts'
import { razorpayClient } from './razorpay-client.ts'
import { deliverDue } from './sandbox/deliver.ts'
import { sandboxApi } from './sandbox/sandbox-api.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'
import { payAtCheckout } from './sandbox/take-payment.ts'
import { type Fault, startStandInRazorpay } from './testing.ts'

export const ACCOUNT = {
  keyId: 'rzp_test_key',
  keySecret: 'the secret of the key',
  webhookSecret: 'the secret of the webhook',
}
const TIMEOUT_MS = 5000

export const NOW = new Date('2026-11-15T06:30:00Z')

export type GatewayKind = 'sandbox' | 'razorpay'

/** The sandbox, or Razorpay's client with its stand-in; with a reader who pays and the events that it sends. */
export async function openGatewayOf(kind: GatewayKind) {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  const clock = movableClock()
  clock.moveTo(NOW)
  const received: { event: string; id: string; body: string; signature: string }[] = []
  const receive = async (body: string, headers: Record<string, string>) => {
    const { event } = JSON.parse(body)
    const { 'x-razorpay-event-id': id = '', 'x-razorpay-signature': signature = '' } = headers
    received.push({ event, id, body, signature })
    return new Response('{}')
  }
  const opened = await (kind === 'sandbox' ? startSandbox : startRazorpay)({ db, clock })
  return {
    ...opened,
    clock,
    received,
    /** The events that were delivered so far, in order. */
    async events(): Promise<(GatewayEvent | undefined)[]> {
      await opened.deliver(receive)
      return received.map(({ body }) => opened.gateway.readEvent(JSON.parse(body)))
    },
    async order(more: Partial<NewOrder> = {}) {
      const { orderId, customerId } = await opened.gateway.createOrder(orderOf(more))
      return { orderId, customerId }
    },
    payByCard: (orderId: string, outcome: SandboxOutcome, otp?: string) =>
      opened.pay({
        method: 'card',
        order_id: orderId,
        number: numberOf(outcome),
        ...(otp !== undefined && { otp }),
      }),
  }
}

export function orderOf(more: Partial<NewOrder> = {}): NewOrder {
  const notes = { attempt_token: randomUUID() }
  return {
    receipt: randomUUID(),
    amountCents: 29900,
    currency: 'INR',
    notes,
    mandate: undefined,
    ...more,
  }
}

export const CUSTOMER = {
  id: 'reader-1',
  name: 'ಕಾವ್ಯ',
  email: 'kavya@example.com',
  mobile: '+919876543210',
}

export const MANDATE = {
  customer: CUSTOMER,
  maxAmountCents: 29900,
  expiresAt: new Date('2036-11-15T00:00:00Z'),
}

function numberOf(outcome: SandboxOutcome): string {
  const [number = ''] = Object.entries(SANDBOX_CARDS).find(([, card]) => card === outcome) ?? []
  return number
}

type SharedServices = Pick<Parameters<typeof sandboxGateway>[0], 'db' | 'clock'>
type Receive = Parameters<typeof deliverDue>[1]

interface OpenedGateway {
  gateway: Gateway
  pay(payment: SandboxPayment): ReturnType<typeof payAtCheckout>
  deliver(receive: Receive): Promise<unknown>
  misbehave(fault: Fault | undefined): void
}

async function startSandbox(shared: SharedServices): Promise<OpenedGateway> {
  const secrets = secretKeys(['a secret of the tests with more than 32 characters'])
  const sandbox = sandboxGateway({ ...shared, secrets })
  return {
    gateway: sandbox,
    pay: sandbox.pay,
    deliver: (receive) => {
      sandbox.sendEventsTo(receive)
      return sandbox.runDue()
    },
    misbehave: () => {},
  }
}

/** Razorpay's official package, over HTTP, against the stand-in on loopback. */
async function startRazorpay(shared: SharedServices): Promise<OpenedGateway> {
  const keySecret = Buffer.from(ACCOUNT.keySecret)
  const bank = { ...shared, keySecret, webhookSecret: Buffer.from(ACCOUNT.webhookSecret) }
  const standIn = await startStandInRazorpay(sandboxApi(bank), ACCOUNT)
  const client = razorpayClient(ACCOUNT, { baseUrl: standIn.url, timeoutMs: TIMEOUT_MS })
  return {
    gateway: createGateway(client, { name: 'razorpay', ...ACCOUNT }),
    pay: (payment) => payAtCheckout(bank, payment),
    deliver: (receive) => deliverDue(bank, receive),
    misbehave: (fault) => {
      standIn.fault = fault
    },
  }
}
