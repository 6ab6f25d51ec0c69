import { defineConfig, devices } from '@playwright/test'

const port = process.env.E2E_PORT ?? '3100'
const address = `http://localhost:${port}`

/** Journeys run against `npm start`, on a data folder that the run throws away. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './whole-issue.ts',
  workers: 1,
  // Machines are shared and noisy: a limit only ends what hangs.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: `${address}/api/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e',
      SAMPLE: 'today',
      // Journeys say where they come from, see journey.ts.
      TRUSTED_PROXIES: '127.0.0.0/8,::1',
      // A page of the publisher's own, see provider.e2e.ts.
      WEB_ORIGINS: `http://localhost:${Number(port) + 1}`,
    },
  },
})
