import '#contract/no-eval.ts'
import { openSandboxCheckout } from './open-sandbox-checkout.ts'

// Built to dev/sandbox-checkout.js, beside the app and not in it. `checkout/sandbox-checkout.ts` loads it.
window.SandboxCheckout = openSandboxCheckout
