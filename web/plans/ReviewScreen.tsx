import { useState } from 'react'
import { Navigate } from 'react-router'
import { useLatePayment } from '../checkout/use-late-payment.ts'
import { usePay } from '../checkout/use-pay.ts'
import { stored } from '../session/storage.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { Review } from './Review.tsx'

export function ReviewScreen() {
  const session = useSessionAtOnce()
  const [plan] = useState(stored.selectedPlan.read)
  const payment = usePay()
  const late = useLatePayment()

  if (!plan) return <Navigate to="/subscribe" replace />
  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/auth" replace />
  if (late.kind === 'through' && !payment.isPending && !payment.isSuccess)
    return <Navigate to="/payment-success" replace />
  return <Review plan={plan} payment={payment} />
}
