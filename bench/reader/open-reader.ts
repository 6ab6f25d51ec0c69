import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Profile, slowDown } from './profiles.ts'

export interface OpenReader {
  page: Page
  cdp: CDPSession
  close: () => Promise<void>
}

/** An empty browser, slowed down by the profile. */
export async function openBrowserFor(browser: Browser, profile: Profile): Promise<OpenReader> {
  const { viewport, deviceScaleFactor, isMobile } = profile
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile,
    hasTouch: isMobile,
  })
  // A sign-in prompt would cover the page.
  await context.addInitScript("sessionStorage.setItem('oneTapClosed', 'true')")
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await slowDown(cdp, profile)
  return { page, cdp, close: () => context.close() }
}
