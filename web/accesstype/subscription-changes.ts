import type { QueryClient } from '@tanstack/react-query'

const otherTabs = new BroadcastChannel('subscriptions')

/** Another plan, or none any more: the other tabs look again. */
export function announceSubscription(): void {
  otherTabs.postMessage('changed')
}

/** Returns how to stop listening. */
export function onSubscriptionElsewhere(listener: () => void): () => void {
  otherTabs.addEventListener('message', listener)
  return () => otherTabs.removeEventListener('message', listener)
}

/** Everything that hangs on what the reader bought. The paper follows, see `useOpenedPaper`. */
export async function refetchHere(cache: QueryClient): Promise<void> {
  const keys = [['subscriptions'], ['reader'], ['invoices'], ['refunds']]
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
}
