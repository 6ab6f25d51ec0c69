import { defineConfig, devices } from '@playwright/test'
import {
  addressOf,
  JOURNEYS_AT_ONCE,
  otherOrigin,
  TITLES_SERVED,
  type TitleServed,
  titlesServed,
} from './titles.ts'

const places = Array.from({ length: JOURNEYS_AT_ONCE }, (_, place) => place)

/** Journeys run against `npm start`. The first server of each title prints the sample; the others copy it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './whole-issue.ts',
  workers: JOURNEYS_AT_ONCE,
  // What held only the second time is told at the end of the run.
  retries: 1,
  // Machines are shared and noisy: a limit only ends what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 30_000,
    baseURL: addressOf(TITLES_SERVED[0]),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: places.flatMap((place) =>
    titlesServed(place).map((title, brand) =>
      served(title, otherOrigin(place), startIn(place, brand)),
    ),
  ),
})

function startIn(place: number, brand: number): string {
  const first = titlesServed(0)[brand]
  if (place === 0 || !first) return 'npm start'
  return `node run.mjs e2e/start-copy.ts ${first.port} "${first.dataDir}"`
}

function served(title: TitleServed, WEB_ORIGINS: string, command: string) {
  return {
    command,
    cwd: '..',
    url: `${addressOf(title)}/api/readyz`,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'pipe' as const,
    env: {
      BRAND: title.brand,
      PORT: `${title.port}`,
      DATA_DIR: title.dataDir,
      SAMPLE: 'today',
      // The sample is open from 06:01 on, so that journeys can run at nearly any hour.
      EARLY_RELEASE: '06:00',
      GENERAL_RELEASE: '06:01',
      // Journeys say where they come from, see journey.ts; stand-ins would refuse that.
      TRUSTED_PROXIES: '127.0.0.0/8,::1',
      STAND_INS: 'on',
      HOST: 'localhost',
      WEB_ORIGINS,
    },
  }
}
