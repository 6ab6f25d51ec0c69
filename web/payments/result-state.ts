import { useLocation } from 'react-router'
import { z } from 'zod'
import { PurchaseQuote } from '#contract/payments.ts'

/** The router state of the result screens; it survives a reload. */
const Success = z.object({ quote: PurchaseQuote })
export type SuccessState = z.infer<typeof Success>

const Failure = z.object({ message: z.string() })
export type FailureState = z.infer<typeof Failure>

export function useSuccessState(): SuccessState | undefined {
  return Success.safeParse(useLocation().state).data
}

export function useFailureState(): FailureState | undefined {
  return Failure.safeParse(useLocation().state).data
}
