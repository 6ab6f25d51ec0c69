import { PaymentError } from '../payment-error.ts'

/** Loads a gateway's checkout script. Resolves after the script has run. */
export function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new PaymentError('failed'))
    }
    document.head.append(script)
  })
}
