import type { Gateway } from '../integrations/gateway/gateway.ts'
import type { Services } from '../services.ts'

/** A gateway with a bad connection: a call fails before or after the gateway has acted. */
export interface FaultyGateway {
  /** The nth call from now on fails: an even number fails before the call, an odd one after it. */
  breakAfter: number | undefined
  repair(): void
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

class Crash extends Error {
  override name = 'Crash'
}

/** Simulates a crash before or after calls to the gateway, and after a write but before the response. */
export function makeFaulty(services: Services): FaultyGateway {
  const faulty: FaultyGateway = {
    breakAfter: undefined,
    repair: () => {
      faulty.breakAfter = undefined
    },
  }
  const step = () => {
    if (faulty.breakAfter === undefined) return
    faulty.breakAfter -= 1
    if (faulty.breakAfter >= 0) return
    faulty.breakAfter = undefined
    throw new Crash('The process died here')
  }
  const { gateway, readers } = services
  for (const name of CALLS) {
    const call = gateway[name] as (input: never) => Promise<never>
    const broken = async (input: never) => {
      step()
      const answer = await call(input)
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
  return faulty
}

export function breakAt(faulty: FaultyGateway, at: number): void {
  faulty.breakAfter = at
}
