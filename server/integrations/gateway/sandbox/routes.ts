import { receiveGatewayEvent } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { payInSandbox } from '#contract/sandbox-gateway.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import type { SandboxGateway } from './sandbox-gateway.ts'

/** The call of the checkout in the browser. */
export function sandboxGatewayRoutes(app: App, sandbox: SandboxGateway): void {
  serve(app, payInSandbox, ({ body }) => sandbox.pay(body))
}

/** Delivers the sandbox's webhooks to the app's own webhook route. */
export function receiveFromSandbox(app: App, sandbox: SandboxGateway): void {
  const { method, path } = receiveGatewayEvent
  sandbox.sendEventsTo(async (body, headers) =>
    app.request(API_BASE + path, { method, headers, body }),
  )
}
