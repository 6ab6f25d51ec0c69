import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { GatewayRefusal } from './gateway.ts'
import type { RazorpayApi } from './razorpay-api.ts'
import type { RazorpayAccount } from './razorpay-config.ts'

/** A fault of the network or the gateway. */
export type Fault = 'hangs' | 'closes the connection' | { status: number; body: string }

/** Serves Razorpay's REST API on loopback, with the given implementation. */
export async function startStandInRazorpay(api: RazorpayApi, account: RazorpayAccount) {
  const standIn: { url: string; fault: Fault | undefined } = { url: '', fault: undefined }
  const answer = getRequestListener(restOf(api, account).fetch)
  const server = createServer((request, response) => {
    const { fault } = standIn
    if (!fault) void answer(request, response)
    else if (fault === 'closes the connection') request.socket.destroy()
    else if (fault !== 'hangs') response.writeHead(fault.status).end(fault.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address === 'object' && address) standIn.url = `http://127.0.0.1:${address.port}`
  return standIn
}

function restOf(api: RazorpayApi, { keyId, keySecret }: RazorpayAccount): Hono {
  const app = new Hono().basePath('/v1')
  const basic = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  app.use(async (context, next) => {
    if (context.req.header('authorization') === basic) return next()
    const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' }
    return context.json({ error }, 401)
  })
  app.onError((error, context) => {
    if (!(error instanceof GatewayRefusal)) return context.json({ message: String(error) }, 500)
    const { code, description, reason } = error.failure
    const documented = { source: 'business', step: 'payment_initiation', metadata: {} }
    return context.json({ error: { code, description, reason, ...documented } }, 400)
  })

  app.post('/customers', async ({ req, json }) => {
    const { fail_existing, ...customer } = await req.json()
    return json((await api.createCustomer(customer)) as object, fail_existing === 0 ? 200 : 400)
  })
  app.get('/customers/:id/tokens/:token', async ({ req, json }) =>
    json((await api.token(req.param('id'), req.param('token'))) as object),
  )
  app.delete('/customers/:id/tokens/:token', async ({ req, json }) =>
    json((await api.deleteToken(req.param('id'), req.param('token'))) as object),
  )
  app.post('/orders', async ({ req, json }) =>
    json((await api.createOrder(await req.json())) as object),
  )
  app.get('/orders', async ({ req, json }) =>
    json((await api.ordersOf(req.query('receipt') ?? '')) as object),
  )
  app.get('/orders/:id/payments', async ({ req, json }) =>
    json((await api.paymentsOf(req.param('id'))) as object),
  )
  app.post('/payments/create/recurring', async ({ req, json }) =>
    json((await api.debit(await req.json())) as object),
  )
  app.get('/payments/:id', async ({ req, json }) =>
    json((await api.payment(req.param('id'))) as object),
  )
  app.post('/payments/:id/capture', async ({ req, json }) => {
    const { amount, currency } = await req.json()
    return json((await api.capture(req.param('id'), amount, currency)) as object)
  })
  app.get('/payments/:id/refunds', async ({ req, json }) =>
    json((await api.refundsOf(req.param('id'))) as object),
  )
  app.get('/refunds/:id', async ({ req, json }) =>
    json((await api.refundById(req.param('id'))) as object),
  )
  app.get('/disputes/:id', async ({ req, json }) =>
    json((await api.dispute(req.param('id'))) as object),
  )
  app.post('/payments/:id/refund', async ({ req, json }) => {
    const key = req.header('x-refund-idempotency')
    const { amount, receipt } = await req.json()
    if (key !== receipt) return json({ error: { code: 'BAD_REQUEST_ERROR' } }, 400)
    return json((await api.refund(req.param('id'), { amount, receipt })) as object)
  })
  return app
}
