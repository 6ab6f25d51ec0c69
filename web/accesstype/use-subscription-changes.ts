import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSubscriptionElsewhere, refetchHere } from './subscription-changes.ts'
import { useSubscriptions } from './use-subscriptions.ts'

/** Keeps the reader's plan known, and follows what another tab buys or cancels. */
export function useSubscriptionChanges(): void {
  const cache = useQueryClient()
  useSubscriptions()
  useEffect(() => onSubscriptionElsewhere(() => void refetchHere(cache)), [cache])
}
