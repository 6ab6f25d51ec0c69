/** A shared CI machine, and `npm test` which fills every core, are several times slower than a quiet one. */
const isBusyMachine = Boolean(process.env.CI)

/** The limit for one test, and for one expectation or action of a browser journey. */
export const TEST_LIMIT_MS = isBusyMachine ? 60_000 : 10_000

/** The limit for one poll or `findBy` inside a test. Shorter than the test's, so that the report names what was missing. */
export const WAIT_LIMIT_MS = 0.8 * TEST_LIMIT_MS

/** The limit for a test that starts processes, renders pages or simulates months, and for a whole browser journey. */
export const SLOW_LIMIT_MS = 12 * TEST_LIMIT_MS
