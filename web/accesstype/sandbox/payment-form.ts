import {
  SANDBOX_CARDS,
  SANDBOX_UPI,
  type SandboxOutcome,
  type SandboxPayment,
} from '#contract/sandbox-gateway.ts'
import { element } from './element.ts'

/** A payment without its order. */
export type PaymentMethod =
  | Omit<Extract<SandboxPayment, { method: 'card' }>, 'order_id'>
  | Omit<Extract<SandboxPayment, { method: 'upi' }>, 'order_id'>

const SHORTEST_NUMBER = 12

/** Card or UPI. */
export function paymentForm(price: string, onPay: (means: PaymentMethod) => void): HTMLFormElement {
  const card = cardFields()
  const upi = upiFields()
  const method = methodChoice((isCard) => {
    card.part.hidden = !isCard
    upi.part.hidden = isCard
  })
  const fault = element('p', { className: 'fault', role: 'alert' })
  const form = element(
    'form',
    { noValidate: true },
    method.part,
    card.part,
    upi.part,
    fault,
    element('button', { type: 'submit', className: 'pay' }, `Pay ${price}`),
  )
  form.onsubmit = (event) => {
    event.preventDefault()
    const number = digitsOf(card.number.value)
    const vpa = upi.vpa.value.trim()
    fault.textContent = faultIn(method.isCard(), number, vpa)
    if (fault.textContent) return
    onPay(method.isCard() ? { method: 'card', number } : { method: 'upi', vpa })
  }
  return form
}

function faultIn(isCard: boolean, number: string, vpa: string): string {
  if (isCard) return number.length < SHORTEST_NUMBER ? 'Enter a card number' : ''
  return vpa === '' ? 'Enter a UPI id' : ''
}

function methodChoice(onChoose: (isCard: boolean) => void) {
  const radio = (id: string, checked: boolean) =>
    element('input', { type: 'radio', name: 'method', id, checked })
  const card = radio('by-card', true)
  const upi = radio('by-upi', false)
  card.onchange = () => onChoose(true)
  upi.onchange = () => onChoose(false)
  const part = element(
    'fieldset',
    { className: 'methods' },
    element('legend', {}, 'Pay by'),
    element('label', {}, card, ' Card'),
    element('label', {}, upi, ' UPI'),
  )
  return { part, isCard: () => card.checked }
}

function cardFields() {
  const number = element('input', {
    id: 'number',
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'off',
    autofocus: true,
    placeholder: '4100 2800 0000 1007',
  })
  number.oninput = () => {
    number.value = grouped(number.value)
  }
  const fill = (card: string) => {
    number.value = grouped(card)
    number.focus()
  }
  const cards = TEST_CARDS.map(({ number: card, words }) =>
    choice([grouped(card), words], () => fill(card)),
  )
  const part = element(
    'div',
    {},
    element('label', { htmlFor: 'number' }, 'Card number'),
    number,
    element('details', {}, element('summary', {}, 'Test cards'), element('ul', {}, ...cards)),
  )
  return { part, number }
}

function upiFields() {
  const vpa = element('input', {
    id: 'vpa',
    type: 'text',
    inputMode: 'email',
    autocomplete: 'off',
    placeholder: 'success@razorpay',
  })
  const fill = (id: string) => {
    vpa.value = id
    vpa.focus()
  }
  const ids = TEST_VPAS.map((id) => choice([id], () => fill(id)))
  const part = element(
    'div',
    { hidden: true },
    element('label', { htmlFor: 'vpa' }, 'UPI id'),
    vpa,
    element('ul', {}, ...ids),
  )
  return { part, vpa }
}

function choice(lines: string[], onclick: () => void): HTMLLIElement {
  const spans = lines.map((line) => element('span', {}, line))
  return element('li', {}, element('button', { type: 'button', onclick }, ...spans))
}

const LONGEST = 19

/** Formats a card number in groups of four digits. */
function grouped(typed: string): string {
  return digitsOf(typed)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .trim()
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LONGEST)
}

/** What each card does, shown beside it. */
const WORDS: Record<SandboxOutcome, string> = {
  success: 'Passes',
  'insufficient-funds': 'Insufficient funds',
  cancelled: "Cancelled on the bank's page",
  declined: 'Declined',
  'timed-out': 'Timed out',
  'authentication-failed': 'Authentication failed',
  'webhook-late': 'Passes; webhook 30 s late',
  'webhook-lost': 'Passes; webhook lost',
  'webhook-three-times': 'Passes; webhook three times',
  'captured-before-authorised': 'Passes; captured before authorised',
  'callback-lost': 'Passes; the browser never hears of it',
  'fails-then-late-authorised': 'Fails; authorised an hour later',
  'renewals-decline': 'Passes; renewals decline',
  'mandate-revoked': 'Passes; mandate revoked a day later',
  'refund-pending': 'Passes; a refund stays pending',
  'refund-fails': 'Passes; a refund fails',
  dispute: 'Passes; disputed and lost',
  'otp-step': 'Asks for a one-time password',
}

const TEST_CARDS = Object.entries(SANDBOX_CARDS).map(([number, outcome]) => ({
  number,
  words: WORDS[outcome],
}))

const TEST_VPAS = Object.keys(SANDBOX_UPI)
