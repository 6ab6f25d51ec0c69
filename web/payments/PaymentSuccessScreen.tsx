import { Navigate } from 'react-router'
import { useSuccessState } from '../checkout/result-state.ts'
import { useLatePayment } from '../checkout/use-late-payment.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { Confirming } from './Confirming.tsx'
import { PaymentSuccess } from './PaymentSuccess.tsx'
import { useTakeLatePayment } from './use-take-late-payment.ts'

/** Pays nothing, however often it is opened. A payment that is not confirmed yet is waited for. */
export function PaymentSuccessScreen() {
  const session = useSessionAtOnce()
  const state = useSuccessState()
  const { subscriptions, isAwaited, isThrough } = useLatePayment()
  useTakeLatePayment(isThrough && !state, subscriptions.data?.[0])

  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/" replace />
  if (state || isThrough) return <PaymentSuccess quote={state?.quote} />
  return isAwaited ? <Confirming /> : <Navigate to="/" replace />
}
