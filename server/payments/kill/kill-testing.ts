import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabaseIn } from '#store/testing.ts'
import { openServerProcess, type ServerProcess } from '../../fault-tests/server-process-testing.ts'

export type KillableServer = ServerProcess

/** A real server in its own process, on an empty database that remains after a kill. */
export async function openKillable(env: Record<string, string> = {}): Promise<KillableServer> {
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
