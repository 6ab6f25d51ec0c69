import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/** Starts PostgreSQL before the tests that need it, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
