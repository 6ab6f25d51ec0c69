import type { Subscription } from '#contract/subscriptions.ts'
import { isSignedIn } from '../session/is-signed-in.ts'
import { stored } from '../session/storage.ts'
import { askProvider } from './accesstype-as-reader.ts'

/** Asks for the reader's subscriptions, and keeps the one that counts: the first. */
export async function askSubscriptions(): Promise<Subscription[]> {
  const { subscriptions } = await askProvider((provider) => provider.getSubscriptions())
  const [first] = subscriptions
  if (first && isSignedIn()) stored.subscriptionData.write(first)
  else stored.subscriptionData.remove()
  return subscriptions
}
