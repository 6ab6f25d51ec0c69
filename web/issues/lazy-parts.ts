import type { ComponentType } from 'react'
import { fetchModule } from '../api/fetch-module.ts'
import { importSharedFiles } from '../api/import-shared-files.ts'
import { lazyPart } from '../api/lazy-part.ts'

const parts: (() => Promise<unknown>)[] = []

/** A part that is also loaded by `prefetchParts`. */
function prefetchedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(async () => {
    await importSharedFiles()
    return load()
  })
  parts.push(part.fetchPart)
  return part
}

/** Loads all parts in idle time, so that dialogs open without a network request. */
export async function prefetchParts(): Promise<void> {
  // One after another: in parallel they would make a slow phone unresponsive.
  for (const fetchPart of parts) await fetchPart()
}

export const AfterIdle = prefetchedPart(
  async () => (await fetchModule(() => import('./AfterIdle.tsx'))).AfterIdle,
)
export const HomeOffer = prefetchedPart(
  async () => (await fetchModule(() => import('./HomeOffer.tsx'))).HomeOffer,
)
export const IssueRefused = prefetchedPart(
  async () => (await fetchModule(() => import('./IssueRefused.tsx'))).IssueRefused,
)
export const SearchedWords = prefetchedPart(
  async () => (await fetchModule(() => import('./SearchedWords.tsx'))).SearchedWords,
)
export const ReaderDialogs = prefetchedPart(
  async () => (await fetchModule(() => import('./ReaderDialogs.tsx'))).ReaderDialogs,
)
export const PremiumPopup = prefetchedPart(
  async () => (await fetchModule(() => import('../prompts/PremiumPopup.tsx'))).PremiumPopup,
)
export const WelcomePopup = prefetchedPart(
  async () => (await fetchModule(() => import('./popups/WelcomePopup.tsx'))).WelcomePopup,
)
