import { receiveGatewayEvent } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { payInSandbox } from '#contract/sandbox-gateway.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import type { SandboxGateway } from './sandbox-gateway.ts'

/** The checkout's part. */
export function sandboxGatewayRoutes(app: App, sandbox: SandboxGateway): void {
  serve(app, payInSandbox, ({ body }) => sandbox.pay(body))
}

/** Sends the sandbox's events to the app as if they came from outside. */
export function receiveFromSandbox(app: App, sandbox: SandboxGateway): void {
  const { method, path } = receiveGatewayEvent
  sandbox.sendEventsTo(async (body, headers) =>
    app.request(API_BASE + path, { method, headers, body }),
  )
}
