import { useLocation } from 'react-router'
import { z } from 'zod'
import { PurchaseQuote } from '#contract/payments.ts'

/** What the screen after a payment is told; a reload tells it again. */
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
