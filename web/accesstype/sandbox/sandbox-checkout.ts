import { CENTS, CURRENCY_FORMAT } from '#contract/plans.ts'
import { payInSandbox, type SandboxPayment } from '#contract/sandbox-gateway.ts'
import type { CheckoutOrder, Paid } from '../checkout/open-checkout.ts'
import { isUndecided, PaymentError, paymentError } from '../payment-error.ts'
import { element } from './element.ts'
import { type Means, paymentForm } from './payment-form.ts'
import { sandboxDialog } from './sandbox-dialog.ts'

const ABOUT = 'This stands in for Razorpay: no money moves.'

/** The sandbox's own checkout, over the page. */
export async function sandboxCheckout(order: CheckoutOrder): Promise<Paid> {
  const { promise, resolve, reject } = withResolvers<Paid>()
  let isPaying = false
  const dismiss = () => reject(new PaymentError(isPaying ? 'unconfirmed' : 'dismissed'))
  order.signal?.addEventListener('abort', dismiss)
  const dialog = sandboxDialog(order.title, ABOUT, dismiss)

  const pay = async (means: Means) => {
    isPaying = true
    dialog.show(processing())
    const result = await order.call(payInSandbox, { body: paymentOf(order, means) })
    switch (result.status) {
      case 'paid':
        return resolve({
          payment_token: result.razorpay_payment_id,
          payment_signature: result.razorpay_signature,
        })
      case 'failed':
        return reject(paymentError(result.error.reason))
      case 'otp_required':
        isPaying = false
        return dialog.show(otpForm((otp) => submit(withOtp(means, otp))))
      case 'lost':
        return dialog.show(lost(dismiss))
    }
  }
  const submit = (means: Means) =>
    void pay(means).catch((error) =>
      reject(isUndecided(error) ? new PaymentError('unconfirmed') : error),
    )

  dialog.open(paymentForm(priceOf(order), submit))
  try {
    return await promise
  } finally {
    dialog.close()
  }
}

function paymentOf({ orderId }: CheckoutOrder, means: Means): SandboxPayment {
  return { ...means, order_id: orderId }
}

function withOtp(means: Means, otp: string): Means {
  return means.method === 'card' ? { ...means, otp } : means
}

function priceOf({ checkout }: CheckoutOrder): string {
  const { symbol, decimals } = CURRENCY_FORMAT[checkout.amount_currency]
  return symbol + (checkout.amount_cents / CENTS).toFixed(decimals)
}

function processing(): HTMLElement {
  return element('p', { className: 'waiting', role: 'status' }, 'Processing your payment…')
}

/** As when the line breaks at the worst moment. */
function lost(onClose: () => void): HTMLElement {
  const words = 'The bank did not answer this page. The payment may still go through.'
  const close = element('button', { type: 'button', className: 'pay', onclick: onClose }, 'Close')
  return element('div', {}, element('p', { role: 'alert' }, words), close)
}

/** Not in every browser yet. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<T>((take, refuse) => {
    resolve = take
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** The bank's question whether the card is the reader's. */
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
