import { useEffect } from 'react'
import { useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { heldPlan } from '../session/held-plan.ts'
import { useSession } from '../session/use-session.ts'
import { setStatusKnown } from './track.ts'

/** Lets events go out once it is known who reads and what they hold. */
export function useReaderStatus(): void {
  const { kind } = useSession()
  const { isSuccess } = useSubscriptions()
  const isHeldKnown = isSuccess || heldPlan.read() !== undefined
  const isKnown = kind === 'visitor' || (kind === 'signed-in' && isHeldKnown)

  useEffect(() => {
    setStatusKnown(isKnown)
    return () => setStatusKnown(false)
  }, [isKnown])
}
