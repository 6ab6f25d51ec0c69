import { expect, test } from 'vitest'
import { ACCOUNT, openGatewayOf, orderOf } from './contract-testing.ts'
import { createGateway } from './create-gateway.ts'
import { GatewaySilence } from './gateway.ts'
import { razorpayClient } from './razorpay-client.ts'
import type { Fault } from './testing.ts'

const error = { code: 'SERVER_ERROR', description: 'We are down' }

test.each<[string, Fault]>([
  ['closes the connection', 'closes the connection'],
  ['answers with a server error', { status: 500, body: JSON.stringify({ error }) }],
  ['is replaced by the error page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
  ['redirects', { status: 302, body: '' }],
  ['limits our requests', { status: 429, body: JSON.stringify({ error }) }],
  ['is still processing the same request', { status: 409, body: JSON.stringify({ error }) }],
  ['does not accept our key', { status: 401, body: JSON.stringify({ error }) }],
])('the outcome is unknown when Razorpay %s', (_how, fault) => expectUnknownOutcome(fault))

test('the outcome is unknown when Razorpay does not answer', { tags: 'slow' }, () =>
  expectUnknownOutcome('hangs'),
)

async function expectUnknownOutcome(fault: Fault): Promise<void> {
  const { gateway, misbehave } = await openGatewayOf('razorpay')
  misbehave(fault)
  const refund = { paymentId: 'pay_1', amountCents: 100, key: 'refund-0001' }
  await Promise.all([
    expect(gateway.createOrder(orderOf())).rejects.toBeInstanceOf(GatewaySilence),
    expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewaySilence),
  ])
}

test('the outcome is unknown when the connection is refused', async () => {
  const client = razorpayClient(ACCOUNT, { baseUrl: 'http://127.0.0.1:9' })
  const gateway = createGateway(client, { name: 'razorpay', ...ACCOUNT })
  await expect(gateway.fetchPayment('pay_1')).rejects.toBeInstanceOf(GatewaySilence)
})
