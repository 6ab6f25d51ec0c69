import { expect, test } from 'vitest'
import { SANDBOX_CARDS } from '#contract/sandbox-gateway.ts'
import { createTestServer, PRODUCTION } from '../../../testing.ts'
import { orderOf } from '../contract-testing.ts'
import { isSandbox, type SandboxGateway, sandboxGateway } from './sandbox-gateway.ts'

const [SUCCESS = ''] = Object.keys(SANDBOX_CARDS)

function sandboxIn({ services }: Awaited<ReturnType<typeof createTestServer>>): SandboxGateway {
  const { gateway } = services
  if (!isSandbox(gateway)) throw new Error('not the sandbox')
  return gateway
}

async function payFirst(sandbox: SandboxGateway) {
  const { orderId } = await sandbox.createOrder(orderOf())
  return sandbox.pay({ method: 'card', order_id: orderId, number: SUCCESS })
}

test('the checkout pays over the API', async () => {
  const server = await createTestServer()
  const { orderId } = await sandboxIn(server).createOrder(orderOf())
  const response = await server.app.request('/api/dev/gateway/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'card', order_id: orderId, number: SUCCESS }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'paid', razorpay_order_id: orderId })
})

test('the app accepts the events of the sandbox', async () => {
  const server = await createTestServer()
  await payFirst(sandboxIn(server))
  expect(await sandboxIn(server).runDue()).toBe(3)
  expect(await sandboxIn(server).runDue()).toBe(0)
  expect(await sandboxIn(server).nextDue()).toBeUndefined()
})

test('a refused event is sent again later until it is accepted', async () => {
  const server = await createTestServer()
  const sandbox = sandboxIn(server)
  await payFirst(sandbox)
  let attempts = 0
  sandbox.sendEventsTo(async () => {
    attempts += 1
    return new Response('', { status: attempts > 3 ? 200 : 500 })
  })
  expect(await sandboxIn(server).runDue()).toBe(3)
  expect(await sandboxIn(server).runDue()).toBe(0)
  const due = await sandboxIn(server).nextDue()
  expect(due?.getTime()).toBeGreaterThan(server.clock.now().getTime())
  server.clock.moveTo(new Date(server.clock.now().getTime() + 61_000))
  expect(await sandboxIn(server).runDue()).toBe(3)
  expect(await sandboxIn(server).nextDue()).toBeUndefined()
})

test('if the receiver is unavailable, no further events are sent in this run', async () => {
  const server = await createTestServer()
  const sandbox = sandboxIn(server)
  await payFirst(sandbox)
  let attempts = 0
  sandbox.sendEventsTo(async () => {
    attempts += 1
    return new Response('', { status: attempts === 1 ? 503 : 200 })
  })
  await expect(sandboxIn(server).runDue()).rejects.toMatchObject({ code: 'unavailable' })
  expect(attempts).toBe(1)
  expect(await sandboxIn(server).runDue()).toBe(2)
  server.clock.moveTo(new Date(server.clock.now().getTime() + 61_000))
  expect(await sandboxIn(server).runDue()).toBe(1)
  expect(await sandboxIn(server).nextDue()).toBeUndefined()
})

test('a restarted sandbox continues with its stored payments and events', async () => {
  const server = await createTestServer()
  const result = await payFirst(sandboxIn(server))
  if (result.status !== 'paid') throw new Error(result.status)

  const again = sandboxGateway(server.services)

  const bodies: string[] = []
  again.sendEventsTo(async (body) => {
    bodies.push(body)
    return new Response('')
  })
  expect(await again.runDue()).toBe(3)
  expect(bodies[0]).toContain(result.razorpay_payment_id)
  expect(await again.fetchPayment(result.razorpay_payment_id)).toMatchObject({ state: 'captured' })
  expect(
    again.isCallbackSigned({
      orderId: result.razorpay_order_id,
      paymentId: result.razorpay_payment_id,
      signature: result.razorpay_signature,
    }),
  ).toBe(true)
})

test('production has no sandbox', async () => {
  const { app, services } = await createTestServer(PRODUCTION)
  expect(services.gateway.name).toBe('razorpay')
  const headers = { 'content-type': 'application/json' }
  const payment = { method: 'POST', headers, body: '{}' }
  const response = await app.request('/api/dev/gateway/payments', payment)
  expect(response.status).toBe(404)
})
