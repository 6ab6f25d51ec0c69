import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian, unpackFromDebian } from './debian.ts'

/** The headless shell needs half the CPU time of Chromium, but not every Debian release has it. */
const SHELL = 'chromium-headless-shell'
const PACKAGES = [SHELL, 'chromium']
const INSTALLED_SHELL = `/usr/bin/${SHELL}`
const INSTALLED = [
  INSTALLED_SHELL,
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

/** The browser for the journeys: the one that CHROMIUM_PATH names, else a headless shell, else any Chromium or Chrome. */
export function requireBrowserForJourneys(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return existsSync(INSTALLED_SHELL) ? INSTALLED_SHELL : (unpackShell() ?? requireChromium())
}

/** Debian's headless shell, unless it does not run here: the libraries that it needs come with an installed Chromium. */
function unpackShell(): string | undefined {
  const shell = unpackFromDebian(SHELL, `usr/lib/chromium/${SHELL}`, ['chromium-common'])
  if (!shell) return undefined
  const page = ['--no-sandbox', '--dump-dom', 'about:blank']
  return spawnSync(shell, page, { stdio: 'ignore', timeout: 60_000 }).status === 0
    ? shell
    : undefined
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
