import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/services.ts'

/** The number of database queries when a first visitor's browser tries to refresh a session. */
export async function queriesOfAnonymousRefresh(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const services = await openServices(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }))
  const { db } = services
  let queries = 0
  services.db = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const app = await createApp(services)
  const send = (path: string, method: string) =>
    app.request(`/api${path}`, { method, headers: { rid: 'session' } })
  await send('/epaper/editions?publisher=PV', 'GET')
  if (queries === 0) throw new Error('No query was counted')

  queries = 0
  await send('/auth/session/refresh', 'POST')
  await db.destroy()
  rmSync(folder, { recursive: true })
  return queries
}
