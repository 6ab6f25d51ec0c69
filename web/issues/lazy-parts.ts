import { type ComponentType, lazy } from 'react'
import { fetchModule } from '../api/fetch-module.ts'

const loaders: (() => Promise<unknown>)[] = []

/** A component that is loaded on first render, or earlier by `prefetchParts`. */
function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadPart = async () => ({ default: await load() })
  loaders.push(loadPart)
  return lazy(loadPart)
}

/** Loads all parts in idle time, so that dialogs open without a network request. */
export async function prefetchParts(): Promise<void> {
  // One after another: in parallel they would make a slow phone unresponsive.
  for (const loadPart of loaders) await loadPart().catch(() => undefined)
}

export const AfterIdle = lazyPart(
  async () => (await fetchModule(() => import('./AfterIdle.tsx'))).AfterIdle,
)
export const HomeOffer = lazyPart(
  async () => (await fetchModule(() => import('./HomeOffer.tsx'))).HomeOffer,
)
export const IssueRefused = lazyPart(
  async () => (await fetchModule(() => import('./IssueRefused.tsx'))).IssueRefused,
)
export const SearchedWords = lazyPart(
  async () => (await fetchModule(() => import('./SearchedWords.tsx'))).SearchedWords,
)
export const ReaderDialogs = lazyPart(
  async () => (await fetchModule(() => import('./ReaderDialogs.tsx'))).ReaderDialogs,
)
export const PremiumPopup = lazyPart(
  async () => (await fetchModule(() => import('../prompts/PremiumPopup.tsx'))).PremiumPopup,
)
export const WelcomePopup = lazyPart(
  async () => (await fetchModule(() => import('./popups/WelcomePopup.tsx'))).WelcomePopup,
)
