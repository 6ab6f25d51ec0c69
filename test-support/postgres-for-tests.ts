import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/** Trades durability for speed: the data is thrown away after the run. */
const FAST = ['synchronous_commit=off', 'full_page_writes=off']

/** Starts PostgreSQL before the tests that need it, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(undefined, FAST)
  project.provide('postgresUrl', url)
  return stop
}
