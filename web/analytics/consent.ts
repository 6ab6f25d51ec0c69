import { useSyncExternalStore } from 'react'
import { runtimeConfig } from '../api/runtime-config.ts'
import { type AnalyticsChoice, analyticsChoice } from '../session/later-storage.ts'

/** `not-needed` where no tag manager is configured: events then stay in the page. */
export type Consent = AnalyticsChoice | 'unasked' | 'not-needed'

const listeners = new Set<() => void>()

export function consent(): Consent {
  if (runtimeConfig().gtmId === null) return 'not-needed'
  return analyticsChoice.read() ?? (isRefusedByBrowser() ? 'declined' : 'unasked')
}

export function answerConsent(choice: AnalyticsChoice): void {
  analyticsChoice.write(choice)
  for (const listener of listeners) listener()
}

/** Shows the question again, so that the reader can change the answer. */
export function askConsentAgain(): void {
  analyticsChoice.remove()
  for (const listener of listeners) listener()
}

export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, consent)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Global Privacy Control, or its predecessor Do Not Track. */
function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack }: Navigator & { globalPrivacyControl?: boolean } =
    navigator
  return globalPrivacyControl === true || doNotTrack === '1'
}
