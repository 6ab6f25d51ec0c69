import { expect, test } from 'vitest'
import { ACCOUNT, openGatewayOf, orderOf } from './contract-testing.ts'
import { GatewaySilence } from './gateway.ts'
import { gatewayOver } from './gateway-over.ts'
import { razorpayClient } from './razorpay-client.ts'
import type { Fault } from './testing.ts'

const error = { code: 'SERVER_ERROR', description: 'We are down' }

test.each<[string, Fault]>([
  ['cuts the line', 'cuts the line'],
  ['answers with a fault of its own', { status: 500, body: JSON.stringify({ error }) }],
  ['is hidden by a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
  ['redirects', { status: 302, body: '' }],
  ['has too much to do', { status: 429, body: JSON.stringify({ error }) }],
  ['is still at work on the same', { status: 409, body: JSON.stringify({ error }) }],
  ['does not take our key', { status: 401, body: JSON.stringify({ error }) }],
])('what was done is not known when Razorpay %s', (_how, fault) => expectSilence(fault))

test('what was done is not known when Razorpay does not answer', { tags: 'slow' }, () =>
  expectSilence('hangs'),
)

async function expectSilence(fault: Fault): Promise<void> {
  const { gateway, misbehave } = await openGatewayOf('razorpay')
  misbehave(fault)
  const refund = { paymentId: 'pay_1', amountCents: 100, key: 'refund-0001' }
  await Promise.all([
    expect(gateway.createOrder(orderOf())).rejects.toBeInstanceOf(GatewaySilence),
    expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewaySilence),
  ])
}

test('what was done is not known when nobody listens', async () => {
  const client = razorpayClient(ACCOUNT, { baseUrl: 'http://127.0.0.1:9' })
  const gateway = gatewayOver(client, { name: 'razorpay', ...ACCOUNT })
  await expect(gateway.fetchPayment('pay_1')).rejects.toBeInstanceOf(GatewaySilence)
})
