import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { quickTemporaryFolder } from './test-support/quick-temporary-folder.ts'
import { SLOW_LIMIT_MS, TEST_LIMIT_MS, WAIT_LIMIT_MS } from './test-support/time-limits.ts'

const ASSETS = ['store/*assets.test.ts']
const WITH_DATABASE = ['store/**/*.test.ts', 'server/**/*.test.ts', 'cli/**/*.test.ts']
/**
 * These do not run on PostgreSQL again: they are about HTTP, HTML, files and other services, and every SQL statement that
 * they reach is also reached by tests that do run there.
 */
const ON_SQLITE_ONLY = [
  'store/search/sqlite-plans.test.ts',
  'server/{http,site,status}/**',
  'server/security-tests/{authorisation,wire}/**',
  'server/integrations/{*.test.ts,messaging/**}',
  'server/integrations/{google,gateway/sandbox}/**',
  'server/issues/iiif/**',
  `server/**/{${[
    ...['codes-day', 'cross-site', 'judge', 'limits', 'regular-expressions', 'tokens'],
    ...['address-limits', 'device-name', 'server-side-requests', 'signed-in'],
    ...['first-view', 'permission-walk', 'messages', 'withdrawn-articles', 'notifications'],
    ...['accesstype-token', 'attacks', 'bearer-beside-cookie', 'google-one-tap', 'recognise'],
    ...['app', 'config', 'demo-readers', 'info', 'openapi', 'plan-names'],
    ...['production-start', 'quick-routes', 'secret-keys', 'stand-ins', 'start-server', 'web-app'],
    ...['file-cache', 'files', 'issue-dates', 'language', 'last-known', 'names', 'shared-article'],
    ...['razorpay-client', 'read-event', 'signing', 'back-off'],
    ...['class-cookie', 'contact-notices', 'demo-staff', 'desk-session', 'device-cookie'],
    ...['entitlements', 'front-pages', 'jacket', 'manual-refunds', 'passkey-sign-in'],
    ...['preview-page', 'profile', 'subscriber-count'],
  ].join(',')}}.test.ts`,
  'store/{torn-database,write-lock,sqlite,sqlite/*,search/{postgres-place,search-in-process}}.test.ts',
  'store/{backup/at-once,issues/publish-beside-writers}.test.ts',
  'server/{issues/release,issues/regions,payments/year/year,security-tests/logs}.test.ts',
  'cli/{command-line-doc,old-scripts,completion/*,subscriptions/csv,progress-bar}.test.ts',
  'cli/{note-command,editions/editions,notifications/notifications,staff/staff}.test.ts',
  'cli/press/{page-{content,folios,numbers},publish-questions,worker}.test.ts',
]
/** The withdrawal tests of the press run the same statements on SQLite; only PostgreSQL has connections to share. */
const ON_POSTGRES_ONLY = ['cli/press/withdraw.test.ts', 'store/connections.test.ts']
/** Several servers share one database, which SQLite does not support. */
const DEPLOYED = ['deploy/**/*.test.ts']

/** Marks a test, or with `@module-tag slow` a whole file. */
const SLOW = {
  name: 'slow',
  description:
    'Starts processes, renders pages or simulates months: has a longer limit and is not in `npm run check`.',
  timeout: SLOW_LIMIT_MS,
}
const LIMITS = {
  tags: [SLOW],
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: WAIT_LIMIT_MS } },
}
/**
 * One process runs many files, so that it loads the product only once. It prints its logs itself: sent to the main
 * process, a log that is written after the last test fails the whole run.
 */
const SHARED_PROCESS = { ...LIMITS, isolate: false, disableConsoleIntercept: true }

process.env.TMPDIR = quickTemporaryFolder()

/** Tests that use the database run twice: on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    // One more than there are cores, because many tests wait for a process or a timer.
    maxWorkers: availableParallelism() + 1,
    // The projects share compiled modules. Otherwise each project would compile the whole product.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...SHARED_PROCESS,
          name: 'plain',
          include: [
            '{contract,domain,press,sample,build,test-support,bench,ui,web,desk}/**/*.test.ts',
            ...ASSETS,
          ],
        },
      },
      {
        test: {
          ...SHARED_PROCESS,
          name: 'web',
          include: ['{ui,web,desk}/**/*.test.tsx'],
          setupFiles: './test-support/fresh-page-for-tests.ts',
          // Both have state of their own. Only modules that vitest evaluates can be evaluated again.
          server: { deps: { inline: [/supertokens/, /react-toastify/] } },
        },
      },
      {
        test: {
          ...SHARED_PROCESS,
          name: 'sqlite',
          include: WITH_DATABASE,
          exclude: [...ASSETS, ...ON_POSTGRES_ONLY],
        },
      },
      {
        test: {
          ...SHARED_PROCESS,
          name: 'postgres',
          include: [...WITH_DATABASE, ...DEPLOYED],
          exclude: [...ASSETS, ...ON_SQLITE_ONLY],
          globalSetup: './test-support/postgres-for-tests.ts',
        },
      },
    ],
  },
})
