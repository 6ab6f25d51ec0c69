import { Navigate } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { Confirming } from './Confirming.tsx'
import { PaymentSuccess } from './PaymentSuccess.tsx'
import { paymentProblem } from './payment-problem.ts'
import { type FailureState, useSuccessState } from './result-state.ts'
import { useEndLatePayment } from './use-end-late-payment.ts'
import { type LatePayment, useLatePayment } from './use-late-payment.ts'

/** Pays nothing, however often it is opened. An outcome that is not known yet is waited for. */
export function PaymentSuccessScreen() {
  const session = useSessionAtOnce()
  const state = useSuccessState()

  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/" replace />
  return state ? <PaymentSuccess quote={state.quote} /> : <LateOutcome />
}

function LateOutcome() {
  const t = useT()
  const late: LatePayment = useLatePayment()
  useEndLatePayment(late)

  switch (late.kind) {
    case 'none':
      return <Navigate to="/" replace />
    case 'unknown':
      return <Confirming />
    case 'failed': {
      const failure: FailureState = { message: paymentProblem(late.error, t) }
      return <Navigate to="/payment-failure" replace state={failure} />
    }
    case 'through':
      return late.subscription.status === 'scheduled' ? (
        <Navigate to="/downgrade-popup" replace />
      ) : (
        <PaymentSuccess quote={undefined} />
      )
  }
}
