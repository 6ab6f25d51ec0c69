import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/** Nothing waits for the log of what was written, nor is more of it kept than needed. */
const UNHURRIED = ['synchronous_commit=off', 'full_page_writes=off']

/** Starts PostgreSQL before the tests that need it, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(undefined, UNHURRIED)
  project.provide('postgresUrl', url)
  return stop
}
