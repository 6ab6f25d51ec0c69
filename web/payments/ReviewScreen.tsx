import { Navigate } from 'react-router'
import { useSessionAtOnce } from '../session/use-session.ts'
import { Review } from './Review.tsx'
import { useLatePayment } from './use-late-payment.ts'
import { usePay } from './use-pay.ts'
import { useReviewedPlan } from './use-reviewed-plan.ts'

export function ReviewScreen() {
  const session = useSessionAtOnce()
  const { plan, isLoading } = useReviewedPlan()
  const payment = usePay()
  const late = useLatePayment()

  if (isLoading) return null
  if (!plan) return <Navigate to="/subscribe" replace />
  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/auth" replace />
  if (late.kind === 'through' && !payment.isPending && !payment.isSuccess)
    return <Navigate to="/payment-success" replace />
  return <Review plan={plan} payment={payment} />
}
