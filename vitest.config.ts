import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { makeKeyPairs } from './test-support/key-pairs-for-tests.ts'
import { quickTemporaryFolder } from './test-support/quick-temporary-folder.ts'

const ASSETS = ['store/*assets.test.ts']
const WITH_DATABASE = ['store/**/*.test.ts', 'server/**/*.test.ts', 'cli/**/*.test.ts']
/** More than one server, which SQLite is not for. */
const DEPLOYED = ['deploy/**/*.test.ts']

/** Machines are shared and noisy: a limit only ends what hangs. */
const PATIENCE = {
  ...{ testTimeout: 600_000, hookTimeout: 600_000 },
  expect: { poll: { timeout: 600_000 } },
}
/** A screen waits for real answers on a busy machine; what held only the second time is told at the end of the run. */
const ONCE_MORE = 1
/** One process for many files, which loads the product once. */
const TOGETHER = { ...PATIENCE, isolate: false }

process.env.TMPDIR = quickTemporaryFolder()

const provide = { keyPairs: await makeKeyPairs() }

/** What touches the database runs twice, on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    // One more than there are cores: many tests wait, for a process that starts or a time that passes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...TOGETHER,
          name: 'plain',
          include: [
            '{contract,domain,press,sample,build,test-support,bench,ui,web}/**/*.test.ts',
            ...ASSETS,
          ],
        },
      },
      // A page knows who reads from its beginning to its end, so each of these files has a process of its own.
      {
        test: {
          ...PATIENCE,
          provide,
          name: 'web',
          include: ['{ui,web}/**/*.test.tsx'],
          retry: ONCE_MORE,
        },
      },
      { test: { ...TOGETHER, provide, name: 'sqlite', include: WITH_DATABASE, exclude: ASSETS } },
      {
        test: {
          ...TOGETHER,
          provide,
          name: 'postgres',
          include: [...WITH_DATABASE, ...DEPLOYED],
          exclude: ASSETS,
          globalSetup: './test-support/postgres-for-tests.ts',
        },
      },
    ],
  },
})
