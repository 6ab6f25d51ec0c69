import { element } from './element.ts'

/** The bank's question whether the card is the reader's. */
export function otpForm(onVerify: (otp: string) => void): HTMLFormElement {
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
