import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian } from './debian.ts'

/** The headless shell starts faster, but not every Debian release has it. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** An installed Chromium or Chrome. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

export const HOW_TO_GET_CHROMIUM =
  'The browser journeys need Chromium or Chrome, and none could be installed. Install one and run again, or name it: CHROMIUM_PATH=/path/to/chrome npm test'

/** Finds a Chromium, or installs one from Playwright or Debian. */
export function requireChromium(): string | undefined {
  return findChromium() ?? installFromPlaywright() ?? installFromDebian(PACKAGES, findChromium)
}

function installFromPlaywright(): string | undefined {
  console.info("No Chromium here: installing Playwright's …")
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 5 * 60_000,
    shell: process.platform === 'win32',
  })
  return findChromium()
}
