import { defineConfig, devices } from '@playwright/test'
import { SLOW_LIMIT_MS, TEST_LIMIT_MS } from '#test-support/time-limits.ts'
import {
  addressOf,
  JOURNEYS_AT_ONCE,
  otherOrigin,
  TITLE_SERVERS,
  type TitleServer,
  titleServers,
} from './titles.ts'

const workers = Array.from({ length: JOURNEYS_AT_ONCE }, (_, worker) => worker)

/** Journeys run against `npm start`. Each worker has its own servers. Those of the first worker print the sample; the others copy it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './wait-for-sample.ts',
  workers: JOURNEYS_AT_ONCE,
  timeout: SLOW_LIMIT_MS,
  expect: { timeout: TEST_LIMIT_MS, toPass: { timeout: TEST_LIMIT_MS } },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: TEST_LIMIT_MS,
    baseURL: addressOf(TITLE_SERVERS[0]),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: workers.flatMap((worker) =>
    titleServers(worker).map((title, index) =>
      serverSettings(title, otherOrigin(worker), startCommand(worker, index)),
    ),
  ),
})

function startCommand(worker: number, index: number): string {
  const first = titleServers(0)[index]
  if (worker === 0 || !first) return 'npm start'
  return `node run.mjs e2e/start-copy.ts ${first.port} "${first.dataDir}"`
}

function serverSettings(title: TitleServer, WEB_ORIGINS: string, command: string) {
  return {
    command,
    cwd: '..',
    url: `${addressOf(title)}/api/readyz`,
    // Includes building the web app and printing the sample on a busy machine.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'pipe' as const,
    env: {
      BRAND: title.brand,
      PORT: `${title.port}`,
      DATA_DIR: title.dataDir,
      SAMPLE: 'today',
      // The sample is released at 06:01, so that journeys can run at nearly any hour.
      EARLY_RELEASE: '06:00',
      GENERAL_RELEASE: '06:01',
      // Journeys send a forwarded address, see journey.ts, which stand-ins accept only from a trusted proxy.
      TRUSTED_PROXIES: '127.0.0.0/8,::1',
      STAND_INS: 'on',
      HOST: 'localhost',
      WEB_ORIGINS,
    },
  }
}
