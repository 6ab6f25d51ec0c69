import type { Gateway } from '../integrations/gateway/gateway.ts'
import type { Services } from '../services.ts'

/** A gateway behind a bad line: what breaks, breaks before or after the other side has acted. */
export interface Fragile {
  /** The nth step from here breaks; even numbers before it is made, odd ones after. */
  breakAfter: number | undefined
  mend(): void
}

const CALLS = [
  'createOrder',
  'fetchPayment',
  'paymentsOf',
  'findOrder',
  'capture',
  'refund',
  'refundsOf',
  'debit',
  'cancelMandate',
  'fetchRefund',
  'fetchDispute',
  'isMandateActive',
] as const satisfies readonly (keyof Gateway)[]

export class Crash extends Error {
  override name = 'Crash'
}

/** The process dies around its calls to the gateway, and after it has written but not yet answered. */
export function fragile(services: Services): Fragile {
  const line: Fragile = {
    breakAfter: undefined,
    mend: () => {
      line.breakAfter = undefined
    },
  }
  const step = () => {
    if (line.breakAfter === undefined) return
    line.breakAfter -= 1
    if (line.breakAfter >= 0) return
    line.breakAfter = undefined
    throw new Crash('The process died here')
  }
  const { gateway, readers } = services
  for (const name of CALLS) {
    const call = gateway[name] as (asked: never) => Promise<never>
    const broken = async (asked: never) => {
      step()
      const answer = await call(asked)
      step()
      return answer
    }
    Object.assign(gateway, { [name]: broken })
  }
  const { forget } = readers
  readers.forget = (readerId) => {
    forget(readerId)
    step()
  }
  return line
}

export function breakAt(line: Fragile, at: number): void {
  line.breakAfter = at
}
