import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabaseIn } from '#store/testing.ts'
import { openServerProcess, type ServerProcess } from '../../fault-tests/server-process-testing.ts'

export type Killable = ServerProcess

/** A real server in a process of its own, on an empty database of the test run that outlives it. */
export async function openKillable(env: Record<string, string> = {}): Promise<Killable> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-kill-'))
  const server = await openServerProcess({ folder, source: await emptyDatabaseIn(folder), env })
  return {
    ...server,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
