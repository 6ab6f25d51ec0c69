import { type ComponentType, lazy } from 'react'

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

export const NewIssueBar = lazyPart(async () => (await import('./NewIssueBar.tsx')).NewIssueBar)
export const ContinueBar = lazyPart(async () => (await import('./ContinueBar.tsx')).ContinueBar)
export const ReadingTrace = lazyPart(async () => (await import('./ReadingTrace.tsx')).ReadingTrace)
export const HomeOffer = lazyPart(async () => (await import('./HomeOffer.tsx')).HomeOffer)
export const IssueRefused = lazyPart(async () => (await import('./IssueRefused.tsx')).IssueRefused)
export const SideMenu = lazyPart(async () => (await import('../frame/SideMenu.tsx')).SideMenu)
export const EditionDialog = lazyPart(
  async () => (await import('./pickers/EditionDialog.tsx')).EditionDialog,
)
export const PageDialog = lazyPart(
  async () => (await import('./pickers/PageDialog.tsx')).PageDialog,
)
export const DateDialog = lazyPart(
  async () => (await import('./pickers/DateDialog.tsx')).DateDialog,
)
export const PremiumPopup = lazyPart(
  async () => (await import('../prompts/PremiumPopup.tsx')).PremiumPopup,
)
export const UpgradePopup = lazyPart(
  async () => (await import('../prompts/UpgradePopup.tsx')).UpgradePopup,
)
export const WelcomePopup = lazyPart(
  async () => (await import('./popups/WelcomePopup.tsx')).WelcomePopup,
)
