import { CENTS, CURRENCY_FORMAT } from '#contract/plans.ts'
import { payInSandbox, type SandboxPayment } from '#contract/sandbox-gateway.ts'
import type { SandboxOrder, SandboxResult } from '../checkout/sandbox-checkout.ts'
import { element } from './element.ts'
import { type PaymentMethod, paymentForm } from './payment-form.ts'
import { sandboxDialog } from './sandbox-dialog.ts'

const ABOUT = 'This stands in for Razorpay: no money moves.'

/** Opens the dialog of the sandbox gateway and resolves with what the reader did there. */
export async function openSandboxCheckout(order: SandboxOrder): Promise<SandboxResult> {
  const { promise, resolve, reject } = withResolvers<SandboxResult>()
  let isPaying = false
  const dismiss = () => resolve({ kind: isPaying ? 'unconfirmed' : 'dismissed' })
  order.signal?.addEventListener('abort', dismiss)
  const dialog = sandboxDialog(order.title, ABOUT, dismiss)

  const pay = async (means: PaymentMethod) => {
    isPaying = true
    dialog.show(processing())
    const result = await order.call(payInSandbox, { body: paymentOf(order, means) })
    switch (result.status) {
      case 'paid':
        return resolve({
          kind: 'paid',
          proof: {
            payment_token: result.razorpay_payment_id,
            payment_signature: result.razorpay_signature,
          },
        })
      case 'failed':
        return resolve({ kind: 'failed', reason: result.error.reason })
      case 'otp_required':
        isPaying = false
        return dialog.show(otpForm((otp) => submit(withOtp(means, otp))))
      case 'lost':
        return dialog.show(lost(dismiss))
    }
  }
  const submit = (means: PaymentMethod) => void pay(means).catch(reject)

  dialog.open(paymentForm(priceOf(order), submit))
  try {
    return await promise
  } finally {
    dialog.close()
  }
}

function paymentOf({ orderId }: SandboxOrder, means: PaymentMethod): SandboxPayment {
  return { ...means, order_id: orderId }
}

function withOtp(means: PaymentMethod, otp: string): PaymentMethod {
  return means.method === 'card' ? { ...means, otp } : means
}

function priceOf({ checkout }: SandboxOrder): string {
  const { symbol, decimals } = CURRENCY_FORMAT[checkout.amount_currency]
  return symbol + (checkout.amount_cents / CENTS).toFixed(decimals)
}

function processing(): HTMLElement {
  return element('p', { className: 'waiting', role: 'status' }, 'Processing your payment…')
}

/** Shown when the gateway's answer to the page is lost. */
function lost(onClose: () => void): HTMLElement {
  const words = 'The bank did not answer this page. The payment may still go through.'
  const close = element('button', { type: 'button', className: 'pay', onclick: onClose }, 'Close')
  return element('div', {}, element('p', { role: 'alert' }, words), close)
}

/** `Promise.withResolvers`, which not every supported browser has. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** The bank's form for the one-time password of a card payment. */
function otpForm(onVerify: (otp: string) => void): HTMLFormElement {
  const otp = element('input', {
    id: 'otp',
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    maxLength: 10,
    autofocus: true,
  })
  otp.oninput = () => {
    otp.value = otp.value.replace(/\D/g, '')
  }
  const hint = 'In the sandbox four digits or more pass, fewer fail.'
  const form = element(
    'form',
    { noValidate: true },
    element('label', { htmlFor: 'otp' }, 'One-time password'),
    otp,
    element('p', { id: 'otp-hint', className: 'hint' }, hint),
    element('button', { type: 'submit', className: 'pay' }, 'Verify'),
  )
  otp.setAttribute('aria-describedby', 'otp-hint')
  form.onsubmit = (event) => {
    event.preventDefault()
    onVerify(otp.value)
  }
  return form
}
