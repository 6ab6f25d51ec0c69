import { type ComponentType, lazy } from 'react'

const fetches: (() => Promise<unknown>)[] = []

/** A part that is fetched when it is first drawn, or before by `fetchLater`. */
function later<Props>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = async () => ({ default: await load() })
  fetches.push(fetchPart)
  return lazy(fetchPart)
}

/** In idle time, so that no dialog waits for the network when it is asked for. */
export async function fetchLater(): Promise<void> {
  // One after another: together they would keep a slow phone from what the reader does.
  for (const fetchPart of fetches) await fetchPart().catch(() => undefined)
}

export const NewIssueBar = later(async () => (await import('./NewIssueBar.tsx')).NewIssueBar)
export const HomeOffer = later(async () => (await import('./HomeOffer.tsx')).HomeOffer)
export const IssueRefused = later(async () => (await import('./IssueRefused.tsx')).IssueRefused)
export const SideMenu = later(async () => (await import('../frame/SideMenu.tsx')).SideMenu)
export const EditionDialog = later(
  async () => (await import('./pickers/EditionDialog.tsx')).EditionDialog,
)
export const PageDialog = later(async () => (await import('./pickers/PageDialog.tsx')).PageDialog)
export const DateDialog = later(async () => (await import('./pickers/DateDialog.tsx')).DateDialog)
export const PremiumPopup = later(
  async () => (await import('../prompts/PremiumPopup.tsx')).PremiumPopup,
)
export const UpgradePopup = later(
  async () => (await import('../prompts/UpgradePopup.tsx')).UpgradePopup,
)
export const WelcomePopup = later(
  async () => (await import('./popups/WelcomePopup.tsx')).WelcomePopup,
)
