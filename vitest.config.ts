import { defineConfig } from 'vitest/config'

const ASSETS = ['store/*assets.test.ts']
const WITH_DATABASE = ['store/**/*.test.ts', 'server/**/*.test.ts']
/** More than one server, which SQLite is not for. */
const DEPLOYED = ['deploy/**/*.test.ts']

/** Machines are shared and noisy: a limit only ends what hangs. */
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000 }

/** What touches the database runs twice, on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    // By default one core stays idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'plain',
          include: ['{contract,domain,press,web,sample,tools,bench}/**/*.test.{ts,tsx}', ...ASSETS],
        },
      },
      { test: { ...PATIENCE, name: 'sqlite', include: WITH_DATABASE, exclude: ASSETS } },
      {
        test: {
          ...PATIENCE,
          name: 'postgres',
          include: [...WITH_DATABASE, ...DEPLOYED],
          exclude: ASSETS,
          globalSetup: './tools/postgres-for-tests.ts',
        },
      },
    ],
  },
})
